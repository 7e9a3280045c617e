import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

/** By which rules the mats of this event count. */
export function EventRulesPage() {
  const { t } = useTranslation(["site", "enums"]);
  const { event, eventRef } = useEventSetUp();
  return (
    <>
      <PageTitle
        title={t("section.rules.title")}
        lead={t("section.rules.lead", { rules: t(`enums:ruleSet.${event.ruleSet}`) })}
      />
      <p>{t(`section.rules.${event.ruleSet}`)}</p>
      <LinkButton to={paths.setUpSection(eventRef, "general")} variant="default">
        {t("section.rules.action")}
      </LinkButton>
    </>
  );
}
