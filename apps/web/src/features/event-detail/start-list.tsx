import type { Category, StartListEntry } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import classes from "./start-list.module.css";

type Props = {
  athletes: readonly StartListEntry[];
  categories: readonly Category[];
  linkTo: (athlete: StartListEntry) => string;
};

/** Who fights: name, gym, category; each leads to the fights. */
export function StartList({ athletes, categories, linkTo }: Props) {
  const { t } = useTranslation("event-detail");
  const label = useCategoryLabel();
  const labels = new Map(categories.map((category) => [category.id, label(category)] as const));

  return (
    <>
      <div className={classes.heads} aria-hidden>
        <span>{t("athletes.name")}</span>
        <span>{t("athletes.gym")}</span>
        <span>{t("athletes.category")}</span>
      </div>
      <ul className={classes.list}>
        {athletes.map((athlete) => (
          <li key={athlete.id}>
            <Link to={linkTo(athlete)} className={classes.athlete}>
              <span className={classes.name}>{athlete.name}</span>
              <span className={classes.fact}>{athlete.gymName}</span>
              <span className={classes.fact}>{labels.get(athlete.categoryId)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
