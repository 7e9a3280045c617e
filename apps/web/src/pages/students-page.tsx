import type { Student } from "@chave/contract";
import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { SearchBox } from "#web/components/search-box.tsx";
import { CredentialsSheet } from "#web/features/students/credentials-sheet.tsx";
import { StudentList } from "#web/features/students/student-list.tsx";
import { studentsQuery } from "#web/features/students/students.api.ts";
import classes from "#web/features/students/students.module.css";
import { paths } from "#web/paths.ts";

export function StudentsPage() {
  const { t } = useTranslation("students");
  const [searchParams] = useSearchParams();
  const page = Number(searchParams.get("page") ?? 1);
  const search = searchParams.get("search") ?? undefined;
  const students = useQuery(studentsQuery({ page, ...(search && { search }) }));
  const [givesTo, setGivesTo] = useState<Student[] | null>(null);
  const add = <LinkButton to={paths.newStudent()}>{t("list.add")}</LinkButton>;
  const bring = (
    <LinkButton variant="default" to={paths.importStudents()}>
      {t("list.import")}
    </LinkButton>
  );

  if (givesTo)
    return (
      <Container pt={40}>
        <CredentialsSheet students={givesTo} onClose={() => setGivesTo(null)} />
      </Container>
    );
  const isBare = search === undefined && students.data?.total === 0;
  return (
    <Container pt={40}>
      <PageTitle
        title={t("list.title")}
        lead={t("list.lead")}
        actions={
          !isBare && (
            <>
              {bring}
              {add}
            </>
          )
        }
      />
      {!isBare && (
        <div className={classes.tools}>
          <SearchBox label={t("list.search")} />
        </div>
      )}
      <QueryView
        query={students}
        empty={
          search === undefined ? (
            <EmptyState
              title={t("list.empty")}
              hint={t("list.emptyHint")}
              action={
                <>
                  {bring} {add}
                </>
              }
            />
          ) : (
            <EmptyState title={t("list.noneFound", { search })} hint={t("list.noneFoundHint")} />
          )
        }
      >
        {({ data, total, pageSize }) => (
          <>
            <StudentList
              key={`${page} ${search}`}
              students={data}
              total={total}
              onCredentials={setGivesTo}
            />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </Container>
  );
}
