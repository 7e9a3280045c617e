import { type AdminCompetitorDetail, competitorId } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { competitorQuery } from "#web/features/admin/admin.api.ts";
import { CompetitorEntries } from "#web/features/admin/competitor-entries.tsx";
import { CompetitorGym } from "#web/features/admin/competitor-gym.tsx";
import { CompetitorList } from "#web/features/admin/competitor-list.tsx";
import { CompetitorLogins } from "#web/features/admin/competitor-logins.tsx";
import { numericDate } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./admin-competitor-page.module.css";
import { NotFoundPage } from "./not-found-page.tsx";

export function AdminCompetitorPage() {
  const { data: id } = competitorId.safeParse(useParams().competitorId);
  return id ? <CompetitorOf id={id} /> : <NotFoundPage />;
}

function CompetitorOf({ id }: { id: AdminCompetitorDetail["id"] }) {
  // The picker's words come with the page: fetched later, they would take the page off the screen for a moment.
  useTranslation(["admin", "gyms"]);
  const competitor = useQuery(competitorQuery(id));
  return (
    <QueryView query={competitor}>{(competitor) => <Details competitor={competitor} />}</QueryView>
  );
}

function Details({ competitor }: { competitor: AdminCompetitorDetail }) {
  const { t } = useTranslation("admin");
  const { id, namesakes } = competitor;

  return (
    <>
      <PageTitle
        title={competitor.name}
        lead={<Facts competitor={competitor} />}
        actions={
          <>
            <LinkButton to={paths.competitor(id)} variant="default">
              {t("competitor.profile")}
            </LinkButton>
            <LinkButton to={paths.adminAudit({ subject: id })} variant="default">
              {t("tabs.audit")}
            </LinkButton>
          </>
        }
      />
      <div className={classes.gym}>
        <CompetitorGym competitor={competitor} />
      </div>
      {namesakes.length > 0 && (
        <Part title={t("competitor.namesakes")} hint={t("competitor.namesakesHint")}>
          <CompetitorList competitors={namesakes} />
        </Part>
      )}
      <Part title={t("competitor.logins")}>
        <CompetitorLogins logins={competitor.logins} />
      </Part>
      <Part title={t("competitor.entries", { count: competitor.registrations })}>
        <CompetitorEntries entries={competitor.entries} />
      </Part>
    </>
  );
}

function Facts({ competitor }: { competitor: AdminCompetitorDetail }) {
  const { t } = useTranslation("admin");
  const { birthDate, birthYear, country, email, phone, importedBy, createdAt, competes } =
    competitor;
  const born = birthDate ? numericDate(birthDate) : birthYear;
  const facts = [
    !competes && t("competitor.teaches"),
    born && t("competitor.born", { year: born }),
    country,
    email,
    phone,
    importedBy && t("competitor.importedBy", { name: importedBy }),
    t("madeOn", { date: numericDate(createdAt.slice(0, 10)) }),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {children}
    </section>
  );
}
