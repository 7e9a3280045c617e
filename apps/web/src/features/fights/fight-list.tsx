import type { Fight } from "@chave/contract";
import { Button, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { useFightWords } from "#web/lib/fight-words.ts";
import { type MatFights, queueOf } from "./fight-filter.ts";
import type { FightLinks } from "./fight-links.ts";
import classes from "./fight-list.module.css";
import { FightRow } from "./fight-row.tsx";

export type FightListProps = {
  timeZone: string;
  categoryName: (fight: Fight) => string;
  links: FightLinks;
};

/** Rows of a mat that are shown before somebody asks for the rest. */
const shownAtFirst = 8;

/** One mat with its fights: what runs, what comes, what was fought. */
export function MatFightList({ group, ...props }: FightListProps & { group: MatFights }) {
  const { t } = useTranslation("fights");
  const words = useFightWords();
  const [showsAll, setShowsAll] = useState(false);
  const { mat, fights } = group;
  const { open, done } = queueOf(fights);
  const left = open.length;
  const ordered = [...open, ...done];
  const shown = showsAll ? ordered : ordered.slice(0, shownAtFirst);

  return (
    <section className={classes.mat}>
      <header className={classes.head}>
        <Title order={2}>{mat ? words.mat(mat) : t("noMat")}</Title>
        <p className={classes.left}>
          {mat ? (left > 0 ? t("left", { count: left }) : t("noneLeft")) : t("noMatHint")}
        </p>
        {mat && (
          <LinkButton to={props.links.queue(mat.id)} variant="default">
            {t("openQueue")}
          </LinkButton>
        )}
      </header>
      <FightRows fights={shown} {...props} />
      {fights.length > shown.length && (
        <Button variant="default" fullWidth mt="xs" onClick={() => setShowsAll(true)}>
          {t("showAll", { count: fights.length })}
        </Button>
      )}
    </section>
  );
}

type RowsProps = FightListProps & { fights: readonly Fight[]; firstIsNext?: boolean };

export function FightRows({ fights, firstIsNext = false, categoryName, ...props }: RowsProps) {
  return (
    <ol className={classes.rows}>
      {fights.map((fight, index) => (
        <FightRow
          key={fight.id}
          fight={fight}
          categoryName={categoryName(fight)}
          timeZone={props.timeZone}
          links={props.links}
          isNext={firstIsNext && index === 0}
        />
      ))}
    </ol>
  );
}
