import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { fightsOfMats } from "#web/features/event-detail/fights-of-mats.ts";
import { LiveMat } from "#web/features/event-detail/live-mat.tsx";
import { categoryNamesQuery, openFightsQuery } from "#web/features/events/find.api.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-tab.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** What is being fought now, mat by mat. */
export function EventDetailLivePage() {
  const { t } = useTranslation("event-detail");
  const { event, isLive, isLost } = useEventDetail();
  const fights = useQuery(openFightsQuery(event.id));
  const categories = useQuery(categoryNamesQuery(event.id));
  const byId = new Map(categories.data?.map((category) => [category.id, category] as const));

  return (
    <>
      <PageHead
        title={t("head.live.title", { event: event.name })}
        description={t("head.live.description", { event: event.name })}
      />
      <QueryView query={fights}>
        {(open) => {
          const mats = fightsOfMats(open).filter(({ name }) => name !== null);
          const hasBegun = event.fightsFinished > 0 || open.some((one) => one.status === "running");
          if (mats.length === 0 || !hasBegun) return <NothingLive />;
          return (
            <div className={classes.list}>
              <p className={classes.note} role="status">
                {isLive && t("live.connected")}
                {isLost && t("live.reconnecting")}
              </p>
              <div className={classes.mats}>
                {mats.map((mat) => (
                  <LiveMat
                    key={mat.id}
                    mat={mat}
                    categories={byId}
                    timeZone={event.timeZone}
                    linkTo={({ categoryId }) => paths.eventBracket(event.slug, categoryId)}
                  />
                ))}
              </div>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

function NothingLive() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const isOver = event.fights > 0 && event.fightsFinished === event.fights;
  const to = isOver ? paths.eventResults(event.slug) : paths.eventSchedule(event.slug);
  return (
    <EmptyState
      title={t(isOver ? "live.over" : "live.empty")}
      hint={isOver ? undefined : t("live.emptyHint")}
      action={
        <LinkButton to={to} variant="default">
          {t(isOver ? "schedule.seeResults" : "tabs.schedule")}
        </LinkButton>
      }
    />
  );
}
