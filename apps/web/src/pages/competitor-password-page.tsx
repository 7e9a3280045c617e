import { Anchor, Box, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { ChangePasswordForm } from "#web/features/auth/change-password-form.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

/** The change of password among a competitor's settings. */
export function CompetitorPasswordPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const goOn = () => {
    showDone(t("password.changed"));
    void navigate(paths.competitorConfiguration());
  };
  return (
    <Box maw={480}>
      <PageTitle title={t("password.title")} />
      <ChangePasswordForm onChanged={goOn} />
      <Text mt="lg">
        <Anchor component={Link} to={paths.devices()}>
          {t("password.devices")}
        </Anchor>
      </Text>
    </Box>
  );
}
