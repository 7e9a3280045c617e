import type { EventSummary } from "@chave/contract";
import { Skeleton } from "@mantine/core";
import { EventCard } from "./event-card.tsx";
import classes from "./event-grid.module.css";

export function EventGrid({ events }: { events: readonly EventSummary[] }) {
  return (
    <ul className={classes.grid}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
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
