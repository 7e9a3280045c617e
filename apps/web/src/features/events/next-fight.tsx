import type { Category, EventSummary, Fight, Placing, StartListEntry } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Medal } from "#web/components/medal.tsx";
import { usePlannedTime } from "#web/lib/use-planned-time.ts";
import { eventQuery } from "./events.api.ts";
import { openFightsQuery, placingsQuery } from "./find.api.ts";
import classes from "./find-my-fights.module.css";

type Props = {
  event: EventSummary;
  athlete: StartListEntry;
  category: Category | undefined;
};

/** The athlete's next fight, mat, time, opponent; or how it ended for the athlete. */
export function NextFight({ event, athlete, category }: Props) {
  const fights = useQuery(openFightsQuery(event.id, athlete.categoryId));
  const results = useQuery(placingsQuery(event.id));
  const detail = useQuery(eventQuery(event.slug));
  if (!fights.data || !detail.data || !results.data) return null;

  const fight = nextOf(fights.data, athlete);
  if (fight) return <Coming fight={fight} athlete={athlete} timeZone={detail.data.timeZone} />;
  const placing = results.data.podiums
    .flatMap(({ placings }) => placings)
    .find(({ registrationId }) => registrationId === athlete.id);
  return <Outcome placing={placing} category={category} />;
}

type ComingProps = { fight: Fight; athlete: StartListEntry; timeZone: string };

function Coming({ fight, athlete, timeZone }: ComingProps) {
  const { t } = useTranslation("events");
  const plannedTime = usePlannedTime(timeZone);
  if (fight.status === "running")
    return (
      <span className={classes.now}>
        {[t("find.running"), fight.mat?.name].filter(Boolean).join(" · ")}
      </span>
    );
  const opponent = fight.first.registrationId === athlete.id ? fight.second : fight.first;
  const parts = [
    fight.mat?.name,
    plannedTime(fight),
    fight.number !== null && t("find.number", { number: fight.number }),
    opponent.name !== null && t("find.against", { name: opponent.name }),
  ];
  return <span suppressHydrationWarning>{parts.filter(Boolean).join(" · ")}</span>;
}

type OutcomeProps = { placing: Placing | undefined; category: Category | undefined };

/** How far it went for an athlete who has no fight ahead. */
function Outcome({ placing, category }: OutcomeProps) {
  const { t } = useTranslation(["events", "enums"]);
  const isOver = category?.hasBracket && category.fightsFinished === category.fights;
  if (placing?.medal) {
    const medal = t(`enums:medal.${placing.medal}`);
    return (
      <span className={classes.medal}>
        <span className={classes.disc} aria-hidden>
          <Medal medal={placing.medal} label={medal} size={22} />
        </span>
        {medal}
      </span>
    );
  }
  if (placing) return <>{t(isOver ? "find.place" : "find.out", { place: placing.place })}</>;
  const words = isOver ? "over" : category?.hasBracket ? "waits" : "noFight";
  return <span className={classes.about}>{t(`find.${words}`)}</span>;
}

function nextOf(fights: readonly Fight[], athlete: StartListEntry): Fight | undefined {
  const own = fights.filter(
    ({ first, second, status }) =>
      status !== "bye" &&
      (first.registrationId === athlete.id || second.registrationId === athlete.id),
  );
  return own.toSorted((a, b) => a.depth - b.depth)[0];
}
