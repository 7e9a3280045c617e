import type { EventSummary, StartListEntry } from "@chave/contract";
import { categoryName } from "@chave/i18n/category-name";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { QueryView } from "#web/components/query-view.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useWords } from "#web/i18n/words.ts";
import { paths } from "#web/paths.ts";
import { athleteSearchQuery, athletesShown, categoryNamesQuery } from "./find.api.ts";
import classes from "./find-my-fights.module.css";
import { NextFight } from "./next-fight.tsx";

type Props = { event: EventSummary; search: string };

export function FoundAthletes({ event, search }: Props) {
  const { t } = useTranslation("events");
  const found = useQuery(athleteSearchQuery(event.id, search));

  return (
    <div aria-live="polite">
      <QueryView query={found} empty={<Text mt="md">{t("find.none", { search })}</Text>}>
        {({ data, total }) => (
          <>
            <ul className={classes.found}>
              {data.map((athlete) => (
                <li key={athlete.id}>
                  <Athlete event={event} athlete={athlete} />
                </li>
              ))}
            </ul>
            {total > data.length && (
              <Text c="dimmed" fz="sm" mt="xs">
                {t("find.more", { count: athletesShown })}
              </Text>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

function Athlete({ event, athlete }: { event: EventSummary; athlete: StartListEntry }) {
  const t = useWords("enums");
  const [language] = useLanguage();
  const categories = useQuery(categoryNamesQuery(event.id));
  const category = categories.data?.find(({ id }) => id === athlete.categoryId);
  const name =
    category && categoryName(category, (key) => t(`enums:${key as "sex.male"}`), language);

  return (
    <Link
      to={paths.eventBracket(event.slug, athlete.categoryId, { athlete: athlete.id })}
      className={classes.athlete}
    >
      <span className={classes.name}>{athlete.name}</span>
      <span className={classes.about}>{[athlete.gymName, name].filter(Boolean).join(" · ")}</span>
      <span className={classes.next}>
        <NextFight event={event} athlete={athlete} category={category} />
      </span>
    </Link>
  );
}
