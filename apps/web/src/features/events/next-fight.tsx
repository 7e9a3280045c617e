import type { EventSummary, Fight, StartListEntry } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { timeOfDay } from "#web/lib/format.ts";
import { eventQuery } from "./events.api.ts";
import { openFightsQuery } from "./find.api.ts";
import classes from "./find-my-fights.module.css";

/** The athlete's next fight: mat, time, opponent. */
export function NextFight({ event, athlete }: { event: EventSummary; athlete: StartListEntry }) {
  const { t } = useTranslation("events");
  const fights = useQuery(openFightsQuery(event.id, athlete.categoryId));
  const detail = useQuery(eventQuery(event.slug));
  if (!fights.data || !detail.data) return null;

  const fight = nextOf(fights.data, athlete);
  if (!fight) return <span className={classes.about}>{t("find.noFight")}</span>;
  if (fight.status === "running")
    return (
      <span className={classes.now}>
        {[t("find.running"), fight.mat?.name].filter(Boolean).join(" · ")}
      </span>
    );
  const opponent = fight.first.registrationId === athlete.id ? fight.second : fight.first;
  const parts = [
    fight.mat?.name,
    fight.plannedAt && timeOfDay(fight.plannedAt, detail.data.timeZone),
    fight.number !== null && t("find.number", { number: fight.number }),
    opponent.name !== null && t("find.against", { name: opponent.name }),
  ];
  return <>{parts.filter(Boolean).join(" · ")}</>;
}

function nextOf(fights: readonly Fight[], athlete: StartListEntry): Fight | undefined {
  const own = fights.filter(
    ({ first, second, status }) =>
      status !== "bye" &&
      (first.registrationId === athlete.id || second.registrationId === athlete.id),
  );
  return own.toSorted((a, b) => a.depth - b.depth)[0];
}
