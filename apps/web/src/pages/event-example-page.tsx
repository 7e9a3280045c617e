import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { paths } from "#web/paths.ts";
import classes from "./event-example-page.module.css";
import { useEventSetUp } from "./use-event-set-up.ts";

/** The public page of the event as it stands on a competitor's phone. */
export function EventExamplePage() {
  const { t } = useTranslation("site");
  const { event, eventRef } = useEventSetUp();
  const address = paths.event(event.slug);
  return (
    <>
      <PageTitle
        title={t("section.example.title")}
        lead={event.visible && t("section.example.visible")}
        actions={
          <LinkButton to={address} variant="default">
            {t("section.example.action")}
          </LinkButton>
        }
      />
      {event.visible ? (
        <iframe
          className={classes.phone}
          src={address}
          title={t("section.example.frame", { event: event.name })}
        />
      ) : (
        <EmptyState
          title={t("section.example.hidden")}
          hint={t("section.example.hiddenHint")}
          action={
            <LinkButton to={paths.setUpSection(eventRef, "general")} variant="default">
              {t("section.example.toGeneral")}
            </LinkButton>
          }
        />
      )}
    </>
  );
}
