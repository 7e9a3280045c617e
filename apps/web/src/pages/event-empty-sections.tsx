import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** Parts of the set-up in which this event has nothing: each says what holds instead. */
export function EventRankingPage() {
  const { event } = useEventSetUp();
  const { t } = useTranslation("site");
  return (
    <Section name="ranking">
      <LinkButton to={paths.eventResults(event.slug)} variant="default">
        {t("section.ranking.action")}
      </LinkButton>
    </Section>
  );
}

export function EventOwnPagesPage() {
  const { event } = useEventSetUp();
  const { t } = useTranslation("site");
  return (
    <Section name="pages">
      <LinkButton to={paths.event(event.slug)} variant="default">
        {t("section.pages.action")}
      </LinkButton>
    </Section>
  );
}

export function EventTermsPage() {
  const { t } = useTranslation("site");
  return (
    <Section name="terms">
      <LinkButton to={paths.termsOfUse()} variant="default">
        {t("section.terms.action")}
      </LinkButton>
    </Section>
  );
}

export const EventWebhookPage = () => <Section name="webhook" />;

type Name = "ranking" | "pages" | "terms" | "webhook";

function Section({ name, children }: { name: Name; children?: ReactNode }) {
  const { t } = useTranslation("site");
  return (
    <>
      <PageTitle title={t(`section.${name}.title`)} />
      <EmptyState
        title={t(`section.${name}.empty`)}
        hint={t(`section.${name}.hint`)}
        action={children}
      />
    </>
  );
}
