import { competitorId as competitorIdShape, type Profile } from "@chave/contract";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { BeltList } from "#web/features/people/belt-list.tsx";
import { ownProfileQuery, profileQuery } from "#web/features/people/people.api.ts";
import { ProfileForm } from "#web/features/people/profile-form.tsx";
import { paths } from "#web/paths.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** One's own data. */
export function ProfileSettingsPage() {
  const { t } = useTranslation("people");
  const own = useQuery(ownProfileQuery());
  return (
    <QueryView query={own}>
      {(profile) =>
        profile ? (
          <Settings profile={profile} />
        ) : (
          <EmptyState title={t("settings.noPerson")} hint={t("settings.noPersonHint")} />
        )
      }
    </QueryView>
  );
}

/** The data of a child, or of somebody else for whom the login may act. */
export function FamilyMemberPage() {
  const { competitorId } = useParams();
  const id = competitorIdShape.safeParse(competitorId);
  return id.success ? <SettingsOf competitorId={id.data} /> : <NotFoundPage />;
}

function SettingsOf({ competitorId }: { competitorId: Profile["id"] }) {
  const query = useQuery(profileQuery(competitorId));
  return <QueryView query={query}>{(profile) => <Settings profile={profile} />}</QueryView>;
}

function Settings({ profile }: { profile: Profile }) {
  const { t } = useTranslation("people");
  const { id, name, own } = profile;
  return (
    <>
      <PageTitle
        title={own ? t("settings.title") : name}
        lead={own ? t("settings.lead") : t("settings.childLead", { name })}
        actions={
          <LinkButton variant="default" to={paths.competitor(id)}>
            {t("settings.seeProfile")}
          </LinkButton>
        }
      />
      <Stack gap={40}>
        <BeltList profile={profile} />
        <ProfileForm key={id} profile={profile} />
      </Stack>
    </>
  );
}
