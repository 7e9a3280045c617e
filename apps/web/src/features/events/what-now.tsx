import type { EventDetail } from "@chave/contract";
import { Text } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "#web/paths.ts";
import { nextThings } from "./next-things.ts";
import classes from "./what-now.module.css";

/** The next things to do, in order; the first is the one to press. */
export function WhatNow({ event, eventRef }: { event: EventDetail; eventRef: string }) {
  const { t } = useTranslation("events");
  const things = nextThings(event);
  const left = event.fights - event.fightsFinished;

  if (things.length === 0) return <Text c="dimmed">{t("now.nothing")}</Text>;
  return (
    <ol className={classes.things}>
      {things.map((section) => (
        <li key={section}>
          <Link to={paths.setUpSection(eventRef, section)} className={classes.thing}>
            <span className={classes.words}>
              <span className={classes.what}>{t(`now.${section}`)}</span>
              <span className={classes.why}>{t(`now.${section}Why`, { count: left })}</span>
            </span>
            <IconArrowRight size={22} aria-hidden />
          </Link>
        </li>
      ))}
    </ol>
  );
}
