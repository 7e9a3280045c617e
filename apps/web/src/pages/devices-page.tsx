import { Container, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { devicesQuery } from "#web/features/auth/auth.api.ts";
import { DeviceList } from "#web/features/auth/device-list.tsx";
import { SignOutOthers } from "#web/features/auth/sign-out-others.tsx";
import { paths } from "#web/paths.ts";

/** Where the account is open. */
export function DevicesPage() {
  const { t } = useTranslation("auth");
  const devices = useQuery(devicesQuery());
  const others = devices.data?.filter(({ current }) => !current).length ?? 0;

  return (
    <Container size={640} pt={40}>
      <PageTitle title={t("devices.title")} lead={t("devices.lead")} />
      <QueryView query={devices}>{(data) => <DeviceList devices={data} />}</QueryView>
      <Group mt="lg">
        {others > 0 && <SignOutOthers count={others} />}
        <LinkButton to={paths.changePassword()} variant="subtle">
          {t("devices.changePassword")}
        </LinkButton>
      </Group>
    </Container>
  );
}
