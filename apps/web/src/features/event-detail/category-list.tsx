import type { Category } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BeltMark } from "#web/components/belt-mark.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { duration } from "#web/lib/format.ts";
import classes from "./category-list.module.css";

type Props = { categories: readonly Category[]; linkTo: (category: Category) => string };

/** Categories one under the other, with how many fight in each and how far it has come. */
export function CategoryList({ categories, linkTo }: Props) {
  const { t } = useTranslation("event-detail");
  const label = useCategoryLabel();

  return (
    <ul className={classes.list}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={linkTo(category)} className={classes.category}>
            <span className={classes.name}>
              {category.belt && <BeltMark belt={category.belt} />}
              {label(category)}
            </span>
            <span className={classes.fact}>
              {t("brackets.athletes", { count: category.entries })}
            </span>
            <span className={classes.fact}>{duration(category.fightSeconds)}</span>
            <Progress category={category} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In words and as a bar: how many of the fights were fought. */
function Progress({ category }: { category: Category }) {
  const { t } = useTranslation("event-detail");
  const { hasBracket, entries, fights, fightsFinished } = category;
  if (!hasBracket) return <span className={classes.fact}>{t("brackets.notDrawn")}</span>;
  if (entries === 1) return <span className={classes.fact}>{t("brackets.alone")}</span>;
  const isFinished = fights > 0 && fightsFinished === fights;
  return (
    <span className={classes.fact}>
      {isFinished
        ? t("brackets.finished")
        : t("brackets.progress", { finished: fightsFinished, fights })}
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${fights === 0 ? 0 : (100 * fightsFinished) / fights}%` }} />
      </span>
    </span>
  );
}
