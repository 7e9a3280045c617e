import type { Organization } from "@chave/contract";
import { Container, Divider, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { LoadDemo } from "#web/features/admin/load-demo.tsx";
import { OrganizationForm } from "#web/features/admin/organization-form.tsx";
import { siteQuery } from "#web/features/site/site.api.ts";
import { paths } from "#web/paths.ts";

/** Makes an organization and its owner's login; on an empty installation also offers the demo. */
export function SetUpPage() {
  const { t } = useTranslation("admin");
  const { data: site } = useQuery(siteQuery());
  // As it was when the page opened: loading the demo makes it untrue before its accounts were read.
  const [wasEmpty, setWasEmpty] = useState<boolean>();
  if (site && wasEmpty === undefined) setWasEmpty(site.empty);
  const [made, setMade] = useState<Organization | null>(null);

  if (made) return <Made organization={made} />;
  return (
    <Container size={560} pt={40}>
      <PageTitle title={t("setUp.title")} lead={t("setUp.lead")} />
      <OrganizationForm onCreated={setMade} />
      {wasEmpty && (
        <>
          <Divider my={40} />
          <Title order={2} size="h3" mb="md">
            {t("setUp.orDemo")}
          </Title>
          <LoadDemo />
        </>
      )}
    </Container>
  );
}

function Made({ organization }: { organization: Organization }) {
  const { t } = useTranslation("admin");
  return (
    <Container size={560} pt={40}>
      <PageTitle title={t("setUp.made", { name: organization.name })} />
      <Stack align="flex-start">
        <Text>
          {t("setUp.madeHint", { owner: organization.ownerName, email: organization.ownerEmail })}
        </Text>
        <LinkButton to={paths.administration()}>{t("setUp.toList")}</LinkButton>
      </Stack>
    </Container>
  );
}
