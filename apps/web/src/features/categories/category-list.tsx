import type { Category } from "@chave/contract";
import { Text, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";
import classes from "./category-list.module.css";
import { DivisionPanel } from "./division-panel.tsx";
import { countEntries, groupCategories } from "./group-categories.ts";
import { PickOne } from "./pick-one.tsx";

/** Groups stand open while there are no more categories than one can look over. */
const openUpTo = 60;

const fillings = {
  all: () => true,
  taken: ({ entries }: Category) => entries > 0,
  alone: ({ entries }: Category) => entries === 1,
  empty: ({ entries }: Category) => entries === 0,
} as const;
type Filling = keyof typeof fillings;

/** An event's categories by division, sex and belt, to search and to fold. */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation("categories");
  const nameOf = useCategoryLabel();
  const [query, setQuery] = useState("");
  const [filling, setFilling] = useState<Filling>("all");
  const searched = useDeferredValue(query);
  const groups = useMemo(() => {
    const isFound = foundBy(searched);
    return groupCategories(
      categories.filter((one) => fillings[filling](one) && isFound(nameOf(one))),
    );
  }, [categories, searched, filling, nameOf]);
  const shown = groups.flatMap((group) => group.categories);
  const isNarrowed = searched.trim() !== "" || filling !== "all";

  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t("list.search")}
          placeholder={t("list.searchExample")}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <PickOne
          label={t("list.filling")}
          value={filling}
          onChange={setFilling}
          options={(Object.keys(fillings) as Filling[]).map((value) => ({
            value,
            label: t(`list.fillings.${value}`, {
              count: categories.filter(fillings[value]).length,
            }),
          }))}
        />
      </div>
      <Text c="dimmed" size="sm" className="figures" role="status" mb="sm">
        {t(isNarrowed ? "list.found" : "list.total", { count: shown.length })}
        {" · "}
        {t("list.athletes", { count: countEntries(shown) })}
      </Text>
      {shown.length === 0 && <p className={classes.none}>{t("list.none")}</p>}
      {groups.map((group) => (
        <DivisionPanel
          // Folding by hand counts for what is searched now.
          key={`${group.division}|${searched}|${filling}`}
          group={group}
          opened={shown.length <= openUpTo || groups.length === 1}
        />
      ))}
    </>
  );
}
