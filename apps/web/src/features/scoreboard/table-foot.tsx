import type { Fight } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import { timeOfDay } from "#web/lib/format.ts";
import classes from "./mat-table.module.css";

type Props = {
  next: readonly Fight[];
  /** The event's; without it no times are shown. */
  timeZone: string | undefined;
  /** The first of them can be opened; shown as the thing to do once this fight is over. */
  linkTo: (fight: Fight) => string;
};

/** What comes next on this mat. */
export function TableFoot({ next, timeZone, linkTo }: Props) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const words = useFightWords();
  return (
    <footer className={classes.foot}>
      <strong>{t(next.length === 0 ? "next.none" : "next.title")}</strong>
      {next.slice(0, 2).map((fight) => (
        <Link key={fight.id} className={classes.nextFight} to={linkTo(fight)}>
          <b>{fight.number}</b>
          <span>
            {t("fights:versus", {
              first: words.side(fight.first),
              second: words.side(fight.second),
            })}
          </span>
          {fight.plannedAt && timeZone && <time>{timeOfDay(fight.plannedAt, timeZone)}</time>}
        </Link>
      ))}
    </footer>
  );
}
