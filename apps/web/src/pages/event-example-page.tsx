import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { paths } from "#web/paths.ts";
import classes from "./event-example-page.module.css";
import { useEventSetUp } from "./use-event-set-up.ts";

/** The public page of the event as it stands on a competitor's phone. */
export function EventExamplePage() {
  const { t } = useTranslation("site");
  const { event } = useEventSetUp();
  const address = paths.event(event.slug);
  return (
    <>
      <PageTitle
        title={t("section.example.title")}
        lead={t(event.visible ? "section.example.visible" : "section.example.hidden")}
        actions={
          <LinkButton to={address} variant="default">
            {t("section.example.action")}
          </LinkButton>
        }
      />
      <iframe
        className={classes.phone}
        src={address}
        title={t("section.example.frame", { event: event.name })}
      />
    </>
  );
}
