import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { ImportWizard } from "#web/features/imports/import-wizard.tsx";
import { paths } from "#web/paths.ts";

export function ImportStudentsPage() {
  const { t } = useTranslation("students");

  return (
    <Container pt={40}>
      <PageTitle
        title={t("import.title")}
        lead={t("import.lead")}
        actions={
          <LinkButton variant="default" to={paths.students()}>
            {t("import.back")}
          </LinkButton>
        }
      />
      <ImportWizard
        target={{ kind: "students" }}
        next={<LinkButton to={paths.students()}>{t("import.see")}</LinkButton>}
      />
    </Container>
  );
}
