import { divisionAges } from "@chave/contract";
import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./category-list.module.css";
import { CategoryTable } from "./category-table.tsx";
import { DeleteEmpty } from "./delete-empty.tsx";
import { ageOf } from "./division-families.ts";
import { countEntries, type DivisionGroup } from "./group-categories.ts";

type Props = { group: DivisionGroup; opened: boolean };

/** One division, folded to a line until it is opened; only then are its rows made. */
export function DivisionPanel({ group, opened }: Props) {
  const { t } = useTranslation(["categories", "enums"]);
  const [isOpen, setOpen] = useState(opened);
  const panelId = useId();
  const { division, categories } = group;
  const entries = countEntries(categories);

  return (
    <section className={classes.division}>
      <h2 className={classes.divisionHead}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown className={classes.chevron} size={20} aria-hidden />
          <span className={classes.divisionName}>
            {division === "own" ? t("list.own") : t(`enums:division.${division}`)}
            {division !== "own" && (
              <small>
                {t("list.age", {
                  age: ageOf(division),
                  count: divisionAges[division].maxAge ?? divisionAges[division].minAge,
                })}
              </small>
            )}
          </span>
          <span className={`${classes.totals} figures`}>
            <span>{t("list.total", { count: categories.length })}</span>
            <span data-none={entries === 0}>{t("list.athletes", { count: entries })}</span>
          </span>
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div id={panelId} className={classes.panel}>
          {group.sexes.map(({ sex, belts }) => (
            <CategoryTable key={sex} sex={sex} belts={belts} />
          ))}
          <DeleteEmpty categories={categories} />
        </div>
      )}
    </section>
  );
}
