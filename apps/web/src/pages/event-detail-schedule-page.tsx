import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { fightsOfMats } from "#web/features/event-detail/fights-of-mats.ts";
import { MatSchedule } from "#web/features/event-detail/mat-schedule.tsx";
import { categoryNamesQuery, openFightsQuery } from "#web/features/events/find.api.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-tab.module.css";
import { useEventDetail } from "./use-event-detail.ts";

/** The fights to come, mat by mat. */
export function EventDetailSchedulePage() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const fights = useQuery(openFightsQuery(event.id));
  const categories = useQuery(categoryNamesQuery(event.id));
  const byId = new Map(categories.data?.map((category) => [category.id, category] as const));

  return (
    <>
      <PageHead
        title={t("head.schedule.title", { event: event.name })}
        description={t("head.schedule.description", { event: event.name })}
      />
      <QueryView query={fights}>
        {(open) => {
          const mats = fightsOfMats(open);
          if (mats.length === 0) return <NothingToCome />;
          return (
            <div className={classes.list}>
              <p className={classes.note}>
                {t("schedule.zone", { zone: event.timeZone.replaceAll("_", " ") })}
              </p>
              <div className={classes.mats}>
                {mats.map((mat) => (
                  <MatSchedule
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

function NothingToCome() {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  if (event.fights > 0 && event.fightsFinished === event.fights) {
    return (
      <EmptyState
        title={t("schedule.over")}
        action={
          <LinkButton to={paths.eventResults(event.slug)}>{t("schedule.seeResults")}</LinkButton>
        }
      />
    );
  }
  return <EmptyState title={t("schedule.empty")} hint={t("schedule.emptyHint")} />;
}
