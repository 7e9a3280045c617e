import type { Fight } from "@chave/contract";
import type { FightScore, Result } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import clockClasses from "./clock-panel.module.css";
import classes from "./mat-table.module.css";
import { useResultWords } from "./use-result-words.ts";

type Props = {
  fight: Fight;
  score: FightScore;
  result: Result;
  isSaved: boolean;
  next: Fight | undefined;
  linkTo: (fight: Fight) => string;
};

/** In the clock's place once the fight is over: who won, and the way to the next fight. */
export function ResultPanel({ fight, score, result, isSaved, next, linkTo }: Props) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const words = useFightWords();
  const { who, how } = useResultWords(fight, result, score);
  return (
    <section className={`${clockClasses.panel} ${classes.done}`}>
      <p className={classes.doneTitle}>{t("done.title")}</p>
      <div>
        <p className={classes.doneWho}>{who}</p>
        <p className={classes.doneHow}>{how}</p>
        {!isSaved && <p className={classes.doneKept}>{t("done.saving")}</p>}
      </div>
      {next ? (
        <Link className={clockClasses.toggle} to={linkTo(next)}>
          {t("done.next")}{" "}
          <span className={classes.doneNext}>
            {next.number}{" "}
            {t("fights:versus", {
              first: words.side(next.first),
              second: words.side(next.second),
            })}
          </span>
        </Link>
      ) : (
        <p className={classes.doneHow}>{t("done.noNext")}</p>
      )}
    </section>
  );
}
