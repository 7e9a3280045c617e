import { Anchor, Container, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { OrganizerForm } from "#web/features/auth/organizer-form.tsx";
import { whatFor } from "#web/features/auth/what-for.ts";
import { paths } from "#web/paths.ts";
import { justSent } from "./verify-email.tsx";

/** A new organization and the login of its owner; the code from the mail comes next. */
export function RegisterOrganizerPage() {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const keep = whatFor(query);

  return (
    <Container size={560} pt={40}>
      <PageTitle title={t("organizer.title")} lead={t("organizer.lead")} />
      <OrganizerForm
        onRegistered={({ email }) =>
          void navigate(paths.register({ ...keep, verify: email }), {
            replace: true,
            state: justSent,
          })
        }
      />
      <Text c="dimmed" mt="lg">
        {t("organizer.notOrganizerLead")}{" "}
        <Anchor component={Link} underline="always" to={paths.register()}>
          {t("organizer.notOrganizer")}
        </Anchor>
      </Text>
    </Container>
  );
}
