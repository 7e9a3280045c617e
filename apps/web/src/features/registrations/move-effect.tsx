import type { Category, CategoryId } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import classes from "./registrations.module.css";

type Props = { categories: readonly Category[]; from: CategoryId; to: CategoryId };

/** What a move does to both categories, said before it is saved. */
export function MoveEffect({ categories, from, to }: Props) {
  const { t } = useTranslation("registrations");
  const nameOf = useCategoryLabel();
  const left = categories.find(({ id }) => id === from);
  const entered = categories.find(({ id }) => id === to);
  if (!left || !entered || from === to) return null;

  return (
    <p className={`${classes.effect} figures`} role="status">
      {t("edit.leaves", {
        name: nameOf(left),
        before: left.entries,
        after: left.entries - 1,
      })}{" "}
      {t("edit.enters", {
        name: nameOf(entered),
        before: entered.entries,
        after: entered.entries + 1,
      })}
    </p>
  );
}
