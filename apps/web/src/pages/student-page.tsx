import { competitorId, type Profile } from "@chave/contract";
import { Container, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { personValuesOf } from "#web/components/person/person-values.ts";
import { QueryView } from "#web/components/query-view.tsx";
import { BeltList } from "#web/features/people/belt-list.tsx";
import { StudentForm } from "#web/features/students/student-form.tsx";
import { studentQuery, useChangeStudent } from "#web/features/students/students.api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export function StudentPage() {
  const id = competitorId.safeParse(useParams().competitorId).data;
  return id ? <Student id={id} /> : <NotFoundPage />;
}

function Student({ id }: { id: Profile["id"] }) {
  const { t } = useTranslation("students");
  const student = useQuery(studentQuery(id));

  return (
    <Container pt={40}>
      <PageTitle title={student.data?.profile.name ?? ""} lead={t("edit.lead")} />
      <QueryView query={student}>{(known) => <EditStudent {...known} />}</QueryView>
    </Container>
  );
}

function EditStudent({ profile, email }: { profile: Profile; email: string }) {
  const { t } = useTranslation(["students", "common"]);
  const navigate = useNavigate();
  const change = useChangeStudent(profile.id);
  const { imgPath, coverPath } = profile;

  return (
    <Stack gap="xl" maw={760}>
      <StudentForm
        initialValues={{ ...personValuesOf(profile), email }}
        sections={[...(["identity", "guardian", "contact", "document", "gym", "address"] as const)]}
        submit={async ({ email, graduations: _belts, ...person }) => {
          await change.mutateAsync({ profile: { ...person, imgPath, coverPath }, email });
          showDone(t("common:state.saved"));
          await navigate(paths.students());
        }}
        save={t("common:action.save")}
        back={
          <LinkButton variant="default" to={paths.students()}>
            {t("common:action.cancel")}
          </LinkButton>
        }
      />
      <BeltList profile={profile} />
    </Stack>
  );
}
