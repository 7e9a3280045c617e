import type { Sex } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { BeltMark } from "#web/components/belt-mark.tsx";
import classes from "./category-list.module.css";
import { CategoryRow } from "./category-row.tsx";
import { countEntries, type DivisionGroup } from "./group-categories.ts";

type Props = DivisionGroup["sexes"][number];

/** The categories of one division and sex, a block per belt. */
export function CategoryTable({ sex, belts }: { sex: Sex } & Props) {
  const { t } = useTranslation(["categories", "enums"]);
  return (
    <table className={classes.table}>
      <caption>{t(`enums:sex.${sex}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("list.column.category")}</th>
          <th scope="col">{t("list.column.weight")}</th>
          <th scope="col" className={classes.number}>
            {t("list.column.athletes")}
          </th>
          <th scope="col" className={classes.number}>
            {t("list.column.fightLength")}
          </th>
          <th scope="col">{t("list.column.bracketType")}</th>
          <th scope="col">
            <span className={classes.unseen}>{t("list.column.actions")}</span>
          </th>
        </tr>
      </thead>
      {belts.map(({ belt, categories }) => (
        <tbody key={belt}>
          {belt && (
            <tr className={classes.belt}>
              <th scope="rowgroup" colSpan={6}>
                <span className={classes.beltName}>
                  <BeltMark belt={belt} />
                  {t(`enums:belt.${belt}`)}
                </span>
                <span className={`${classes.beltTotals} figures`}>
                  {t("list.total", { count: categories.length })}
                  {" · "}
                  {t("list.athletes", { count: countEntries(categories) })}
                </span>
              </th>
            </tr>
          )}
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
