import type { EventDetail } from "@chave/contract";
import { IconCheck } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useOpenTabInView } from "#web/components/use-open-tab-in-view.ts";
import { paths, setUpSections } from "#web/paths.ts";
import { sectionProgress } from "./section-progress.ts";
import classes from "./set-up-nav.module.css";

/** The parts of an event: a column on a desktop, a row to scroll on a phone. */
export function SetUpNav({ event, eventRef }: { event: EventDetail; eventRef: string }) {
  const { t } = useTranslation("events");
  const row = useRef<HTMLElement>(null);
  useOpenTabInView(row);

  return (
    <nav ref={row} className={classes.nav} aria-label={t("setUp.sections")}>
      <NavLink to={paths.eventSetUp(eventRef)} end className={classes.link}>
        {t("setUp.overview")}
      </NavLink>
      {setUpSections.map((section) => {
        const { done, figure } = sectionProgress(event, section);
        return (
          <NavLink
            key={section}
            to={paths.setUpSection(eventRef, section)}
            className={classes.link}
          >
            {t(`setUp.${section}`)}{" "}
            <span className={classes.progress}>
              {figure && <span className="figures">{figure}</span>}{" "}
              {done && <IconCheck size={16} role="img" aria-label={t("setUp.done")} />}
            </span>
          </NavLink>
        );
      })}
    </nav>
  );
}
