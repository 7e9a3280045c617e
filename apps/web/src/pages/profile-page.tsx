import { competitorId as competitorIdShape, type PublicProfile } from "@chave/contract";
import { Container, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { ownProfileQuery, publicProfileQuery } from "#web/features/people/people.api.ts";
import { ProfileHead } from "#web/features/people/profile-head.tsx";
import { ProfileResults } from "#web/features/people/profile-results.tsx";
import { paths } from "#web/paths.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import classes from "./profile-page.module.css";

/** The page of the login's own person. */
export function OwnProfilePage() {
  const own = useQuery(ownProfileQuery());
  return (
    <QueryView query={own}>
      {(person) => (person ? <ProfileOf competitorId={person.id} own /> : <NotFoundPage />)}
    </QueryView>
  );
}

/** Somebody's page, for anyone. */
export function ProfilePage() {
  const { competitorId } = useParams();
  const id = competitorIdShape.safeParse(competitorId);
  return id.success ? <ProfileOf competitorId={id.data} /> : <NotFoundPage />;
}

type Props = { competitorId: PublicProfile["id"]; own?: boolean };

function ProfileOf({ competitorId, own = false }: Props) {
  const query = useQuery(publicProfileQuery(competitorId));
  return (
    <Container className={classes.page}>
      <QueryView query={query}>{(profile) => <Shown profile={profile} own={own} />}</QueryView>
    </Container>
  );
}

function Shown({ profile, own }: { profile: PublicProfile; own: boolean }) {
  const { t } = useTranslation("people");
  const { id, name, can, coming, results } = profile;
  const settings = profile.competes
    ? paths.competitorConfiguration()
    : paths.teacherConfiguration();
  const edit = can.edit && (
    <LinkButton variant="default" to={own ? settings : paths.familyMember(id)}>
      {t("profile.edit")}
    </LinkButton>
  );
  const hint = can.edit ? t("profile.ownNoResultsHint") : t("profile.noResultsHint");
  return (
    <>
      <PageHead
        title={t("profile.title", { name })}
        description={t("profile.description", { name })}
      />
      <ProfileHead profile={profile} actions={edit} />
      {coming.length > 0 && (
        <section className={classes.section}>
          <Title order={2}>{t("profile.coming")}</Title>
          <ProfileResults entries={coming} />
        </section>
      )}
      <section className={classes.section}>
        <Title order={2}>{t("profile.results")}</Title>
        {results.length > 0 ? (
          <ProfileResults entries={results} />
        ) : (
          <EmptyState
            title={t("profile.noResults")}
            hint={hint}
            action={
              own && (
                <LinkButton variant="default" to={paths.claim()}>
                  {t("claim.title")}
                </LinkButton>
              )
            }
          />
        )}
      </section>
    </>
  );
}
