import type { EventDetail } from "@chave/contract";
import { Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths, type SetUpSection } from "#web/paths.ts";
import { nextThings } from "./next-things.ts";
import classes from "./what-now.module.css";

/** The next things to do, in order; the first is the one to press. */
export function WhatNow({ event, eventRef }: { event: EventDetail; eventRef: string }) {
  const { t } = useTranslation("events");
  const things = nextThings(event);

  if (things.length === 0) return <Text c="dimmed">{t("now.nothing")}</Text>;
  return (
    <ol className={classes.things}>
      {things.map((section) => {
        const count = countOf(event, section);
        // What was planned and lost its place is not the first plan.
        const what = section === "fight-calendar" && event.planned ? "replan" : section;
        return (
          <li key={section}>
            <Link to={paths.setUpSection(eventRef, section)} className={classes.thing}>
              <span className={classes.words}>
                <span className={classes.what}>{t(`now.${what}`, { count })}</span>
                <span className={classes.why}>{t(`now.${section}Why`, { count })}</span>
              </span>
              <IconArrowRight size={22} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** The number that the sentences of a thing to do speak of. */
function countOf(event: EventDetail, section: SetUpSection): number {
  if (section === "brackets-assemble") return event.undrawnCategories;
  if (section === "fight-calendar") return event.unplannedFights;
  return event.fights - event.fightsFinished;
}
