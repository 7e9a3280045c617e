import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { emptyPerson } from "#web/components/person/person-values.ts";
import { StudentForm } from "#web/features/students/student-form.tsx";
import { useAddStudent } from "#web/features/students/students.api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

export function NewStudentPage() {
  const { t } = useTranslation(["students", "common"]);
  const navigate = useNavigate();
  const add = useAddStudent();

  return (
    <Container pt={40}>
      <PageTitle title={t("new.title")} lead={t("new.lead")} />
      <StudentForm
        initialValues={{ ...emptyPerson, email: "" }}
        sections={[
          ...(["identity", "guardian", "belts", "contact", "document"] as const),
          ...(["gym", "address"] as const),
        ]}
        submit={async (input) => {
          await add.mutateAsync(input);
          showDone(t("new.done", { name: input.name }));
          await navigate(paths.students());
        }}
        save={t("new.save")}
        back={
          <LinkButton variant="default" to={paths.students()}>
            {t("common:action.cancel")}
          </LinkButton>
        }
      />
    </Container>
  );
}
