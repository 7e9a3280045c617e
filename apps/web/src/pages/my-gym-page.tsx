import { Container, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { ChooseGym, MyGymCard } from "#web/features/students/my-gym-card.tsx";
import { myGymQuery } from "#web/features/students/students.api.ts";
import { paths } from "#web/paths.ts";

export function MyGymPage() {
  const { t } = useTranslation("students");
  const myGym = useQuery(myGymQuery());

  return (
    <Container pt={40}>
      <PageTitle title={t("gym.title")} lead={t("gym.lead")} />
      <QueryView query={myGym}>
        {({ gym, students, studentsElsewhere }) => (
          <Stack gap="xl">
            {gym ? (
              <MyGymCard gym={gym} />
            ) : (
              <EmptyState title={t("gym.none")} hint={t("gym.noneHint")} />
            )}
            <Text>
              <Link to={paths.students()}>{t("gym.students", { count: students })}</Link>{" "}
              {gym && studentsElsewhere > 0 && t("gym.elsewhere", { count: studentsElsewhere })}
            </Text>
            <ChooseGym key={gym?.id} current={gym?.id ?? null} students={students} />
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}
