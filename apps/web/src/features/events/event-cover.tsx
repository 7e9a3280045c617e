import type { EventSummary } from "@chave/contract";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import classes from "./event-cover.module.css";

const rounds = 4;
const lanes = 2 ** rounds;
const size = { width: 320, height: 180 };
const columnWidth = 34;

type Props = {
  event: Pick<EventSummary, "name" | "startsOn" | "endsOn">;
  heading: "h1" | "h2" | "h3";
};

/** The picture of an event that has none: its name and date before a bracket, in which the name decides who wins. */
export function EventCover({ event, heading: Heading }: Props) {
  const [language] = useLanguage();
  const winner = hashOf(`${event.name} ${event.startsOn}`) % lanes;

  return (
    <div className={classes.cover}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path d={allLanes()} className={classes.lane} />
        <path d={pathFrom(winner)} className={classes.winner} />
      </svg>
      <div className={classes.words}>
        <p className={classes.date}>{dateRange(language, event.startsOn, event.endsOn)}</p>
        <Heading className={classes.name}>{event.name}</Heading>
      </div>
    </div>
  );
}

const xOf = (round: number) => size.width - (rounds + 1 - round) * columnWidth;
const yOf = (round: number, place: number) => ((place + 0.5) * size.height) / (lanes / 2 ** round);

function allLanes(): string {
  const parts: string[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (let place = 0; place < lanes / 2 ** round; place++)
      parts.push(arm(round, place, round === rounds));
  }
  return parts.join("");
}

function pathFrom(lane: number): string {
  const parts: string[] = [];
  for (let round = 0; round <= rounds; round++)
    parts.push(arm(round, Math.floor(lane / 2 ** round), round === rounds));
  return parts.join("");
}

/** One athlete's line in one round: along, then to the middle of the two. */
function arm(round: number, place: number, last: boolean): string {
  const along = `M${xOf(round)} ${yOf(round, place)}H${xOf(round + 1)}`;
  return last ? along : `${along}V${yOf(round + 1, Math.floor(place / 2))}`;
}

function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
