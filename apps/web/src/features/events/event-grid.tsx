import type { EventSummary } from "@chave/contract";
import { Skeleton } from "@mantine/core";
import { EventCard } from "./event-card.tsx";
import classes from "./event-grid.module.css";

type Props = {
  events: readonly EventSummary[];
  /** What the names are in the page's outline. */
  heading: "h2" | "h3";
};

export function EventGrid({ events, heading }: Props) {
  return (
    <ul className={classes.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

export function EventGridSkeleton() {
  return (
    <div className={classes.grid} aria-hidden>
      <Skeleton height={300} />
      <Skeleton height={300} />
      <Skeleton height={300} />
    </div>
  );
}
