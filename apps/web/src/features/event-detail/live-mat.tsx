import type { Category, Corner, Fight } from "@chave/contract";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import { usePlannedTime } from "#web/lib/use-planned-time.ts";
import type { MatFights } from "./fights-of-mats.ts";
import { LiveClock } from "./live-clock.tsx";
import classes from "./live-mat.module.css";

type Props = {
  mat: MatFights;
  categories: ReadonlyMap<string, Category>;
  timeZone: string;
  linkTo: (fight: Fight) => string;
};

/** One mat: what is being fought, and what comes next. */
export function LiveMat({ mat, categories, timeZone, linkTo }: Props) {
  const { t } = useTranslation("event-detail");
  const words = useFightWords();
  const plannedTime = usePlannedTime(timeZone);
  const [first, ...others] = mat.fights;
  const running = first?.status === "running" ? first : undefined;
  const next = running ? others[0] : first;

  return (
    <section className={classes.mat} data-running={running !== undefined || undefined}>
      <header className={classes.head}>
        <h2 className={classes.name}>{words.mat({ name: mat.name ?? "" })}</h2>
        {running?.clock ? (
          <LiveClock value={running.clock} />
        ) : (
          <span className={classes.between}>{t("live.between")}</span>
        )}
      </header>
      {running && (
        <Link to={linkTo(running)} className={classes.now}>
          <Score fight={running} corner="first" />
          <Score fight={running} corner="second" />
          <span className={classes.category}>
            {describe(words, running, categories.get(running.categoryId))}
          </span>
        </Link>
      )}
      {next && (
        <p className={classes.next}>
          <span className={classes.label}>{t("live.next")}</span>
          <Link to={linkTo(next)}>
            {next.plannedAt && (
              <>
                <strong suppressHydrationWarning>{plannedTime(next)}</strong>{" "}
              </>
            )}
            {words.side(next.first)} × {words.side(next.second)}
          </Link>
        </p>
      )}
    </section>
  );
}

function describe(
  words: ReturnType<typeof useFightWords>,
  fight: Fight,
  category: Category | undefined,
): string {
  return [category && words.category(category), words.round(fight.round)]
    .filter(Boolean)
    .join(" · ");
}

function Score({ fight, corner }: { fight: Fight; corner: Corner }) {
  const { t } = useTranslation("brackets");
  const words = useFightWords();
  const { points, advantages, penalties } = fight.score?.[corner] ?? {
    points: 0,
    advantages: 0,
    penalties: 0,
  };
  return (
    <span className={classes.side}>
      <span className={classes.athlete}>
        {words.side(fight[corner])}
        <span className={classes.gym}>{fight[corner].gymName}</span>
      </span>
      <span className={classes.small} aria-hidden>
        {advantages > 0 && <span>{t("fight.advantagesShort", { count: advantages })}</span>}
        {penalties > 0 && <span>{t("fight.penaltiesShort", { count: penalties })}</span>}
      </span>
      <span className={classes.points}>
        <span aria-hidden>{points}</span>
        <VisuallyHidden>
          {t("fight.points", { count: points })}, {t("fight.advantages", { count: advantages })},{" "}
          {t("fight.penalties", { count: penalties })}
        </VisuallyHidden>
      </span>
    </span>
  );
}
