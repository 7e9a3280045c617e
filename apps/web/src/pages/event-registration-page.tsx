import type { EventDetail } from "@chave/contract";
import { Anchor, Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { eventQuery } from "#web/features/events/events.api.ts";
import { placeOf } from "#web/features/events/place-of.ts";
import { publicOrganizationQuery } from "#web/features/organization/public-organization.api.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-registration-page.module.css";

/** Athletes are entered by the organizer: says so, and whom to write to. */
export function EventRegistrationPage() {
  const { eventRef = "" } = useParams();
  const event = useQuery(eventQuery(eventRef));
  return (
    <Container size={720} pt={40}>
      <QueryView query={event}>{(event) => <HowToEnter event={event} />}</QueryView>
    </Container>
  );
}

function HowToEnter({ event }: { event: EventDetail }) {
  const { t } = useTranslation("site");
  const [language] = useLanguage();
  const { data: organization } = useQuery(publicOrganizationQuery(event.organizationId));
  const { name, organizationName } = event;
  const when = dateRange(language, event.startsOn, event.endsOn);

  return (
    <>
      <PageHead
        title={t("enter.head", { event: name })}
        description={t("enter.byOrganizer", { organization: organizationName })}
      />
      <PageTitle title={name} lead={`${when} · ${placeOf(event)}`} />
      <h2 className={classes.title}>{t("enter.title")}</h2>
      <p>{t("enter.byOrganizer", { organization: organizationName })}</p>
      {organization?.publicEmail && (
        <p>
          {t("enter.write")}{" "}
          <Anchor href={`mailto:${organization.publicEmail}`}>{organization.publicEmail}</Anchor>
        </p>
      )}
      <div className={classes.ways}>
        <LinkButton to={paths.event(event.slug)}>{t("enter.toEvent")}</LinkButton>
        <LinkButton to={paths.eventAthletes(event.slug)} variant="default">
          {t("enter.toAthletes")}
        </LinkButton>
      </div>
    </>
  );
}
