import type { Fight } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { useFightWords } from "#web/lib/fight-words.ts";
import { timeOfDay } from "#web/lib/format.ts";
import type { FightLinks } from "./fight-links.ts";
import classes from "./fight-list.module.css";
import { FightScreens } from "./fight-screens.tsx";

type Props = {
  fight: Fight;
  categoryName: string;
  timeZone: string;
  links: FightLinks;
  /** The one that the table needs now. */
  isNext?: boolean;
};

/** One fight of a list: its number, when, who, how it stands, and its two screens. */
export function FightRow({ fight, categoryName, timeZone, links, isNext = false }: Props) {
  const { t } = useTranslation(["fights", "enums"]);
  const words = useFightWords();
  const { status, method } = fight;
  const isOpen = status === "ready" || status === "running";

  return (
    <li className={classes.row} data-status={status} data-next={isNext || undefined}>
      <div className={classes.number}>
        <strong>{fight.number}</strong>
        {fight.plannedAt && <time>{timeOfDay(fight.plannedAt, timeZone)}</time>}
      </div>
      <div className={classes.athletes}>
        <Athlete fight={fight} corner="first" />
        <Athlete fight={fight} corner="second" />
      </div>
      <div className={classes.about}>
        <span>{categoryName}</span>
        <span>{words.round(fight.round)}</span>
      </div>
      <div className={classes.status} data-status={status}>
        {t(`enums:fightStatus.${status}`)}
        {method && <span>{t(`enums:winMethod.${method}`)}</span>}
      </div>
      <div className={classes.screens}>
        {status !== "waiting" && (
          <LinkButton
            to={links.scoreboard(fight)}
            variant={isOpen && isNext ? "filled" : "default"}
            size={isNext ? "lg" : "md"}
            aria-label={t("openScoreboardOf", { number: fight.number })}
          >
            {t("openScoreboard")}
          </LinkButton>
        )}
        <FightScreens tvAt={links.tv(fight)} number={fight.number} />
      </div>
    </li>
  );
}

function Athlete({ fight, corner }: { fight: Fight; corner: "first" | "second" }) {
  const words = useFightWords();
  const side = fight[corner];
  const shows = fight.status === "running" || fight.status === "finished";
  return (
    <p
      className={classes.athlete}
      data-won={fight.winner === corner || undefined}
      data-open={side.name === null || undefined}
    >
      <span className={classes.name}>{words.side(side)}</span>
      {side.gymName && <span className={classes.gym}>{side.gymName}</span>}
      {shows && fight.score && <span className={classes.points}>{fight.score[corner].points}</span>}
    </p>
  );
}
