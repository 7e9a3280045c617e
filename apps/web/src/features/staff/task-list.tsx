import { Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./task-list.module.css";
import type { EventTasks, Tasks } from "./tasks-of-events.ts";

/** The events somebody works at; each task with the one button that begins it. */
export function TaskList({ tasks }: { tasks: Tasks }) {
  const { t } = useTranslation("staff");
  return (["today", "next", "past"] as const).map(
    (when) =>
      tasks[when].length > 0 && (
        <section key={when} className={classes.when} data-when={when}>
          <Title order={2} size="h3">
            {t(`tasks.${when}`)}
          </Title>
          <ul className={classes.events}>
            {tasks[when].map((event) => (
              <EventOfMine key={event.eventSlug} event={event} isPast={when === "past"} />
            ))}
          </ul>
        </section>
      ),
  );
}

function EventOfMine({ event, isPast }: { event: EventTasks; isPast: boolean }) {
  const { t } = useTranslation(["staff", "enums"]);
  const [language] = useLanguage();
  const words = useFightWords();
  const { eventSlug, eventName, startsOn, endsOn, grants } = event;

  return (
    <li className={classes.event}>
      <div className={classes.words}>
        <Link to={paths.event(eventSlug)} className={classes.name}>
          {eventName}
        </Link>
        <p className={classes.facts}>{dateRange(language, startsOn, endsOn)}</p>
      </div>
      <ul className={classes.tasks}>
        {grants.map(({ role, mat }) => (
          <li key={`${role}${mat?.id}`} className={classes.task}>
            <span>{t(`enums:staffRole.${role}`)}</span>
            <LinkButton
              to={placeOf(eventSlug, role, mat?.id)}
              size={isPast ? "md" : "lg"}
              variant={isPast ? "default" : "filled"}
            >
              {t(`tasks.open_${role}`, { mat: mat ? words.mat(mat) : "" })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </li>
  );
}

function placeOf(eventSlug: string, role: EventTasks["grants"][number]["role"], mat?: string) {
  if (role === "event_manager") return paths.eventSetUp(eventSlug);
  return role === "check_in_manager"
    ? paths.checkIn(eventSlug)
    : paths.managerFights(eventSlug, { mat });
}
