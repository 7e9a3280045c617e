import type { Results } from "@chave/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { FilterBox } from "#web/components/filter-box.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";
import { MedalTable } from "./medal-table.tsx";
import { PodiumGrid } from "./podium-grid.tsx";
import classes from "./results-view.module.css";

type Podium = Results["podiums"][number];
type Props = { results: Results; linkTo: (podium: Podium) => string };

/** The podiums that are certain, and what each gym takes home. */
export function ResultsView({ results, linkTo }: Props) {
  const { t } = useTranslation("results");
  const label = useCategoryLabel();
  const [search, setSearch] = useState("");
  const podiums = results.podiums
    .map(({ category, placings }) => ({
      category,
      placings: placings.filter(({ medal }) => medal),
    }))
    .filter(({ placings }) => placings.length > 0);
  if (podiums.length === 0) return <EmptyState title={t("empty")} hint={t("emptyHint")} />;

  const partial = podiums.length - results.finished;
  const isFound = foundBy(search);
  const found = podiums.filter(({ category, placings }) =>
    isFound(
      [label(category), ...placings.flatMap(({ name, gymName }) => [name, gymName])].join(" "),
    ),
  );

  return (
    <div className={classes.results}>
      <section aria-labelledby="podiums">
        <header className={classes.head}>
          <h2 id="podiums">{t("podiums")}</h2>
          <p className={classes.certain}>
            {[t("certain", results), partial > 0 && t("partial", { count: partial })]
              .filter(Boolean)
              .join(", ")}
          </p>
        </header>
        <div className={classes.search}>
          <FilterBox label={t("search")} value={search} onChange={setSearch} />
        </div>
        {found.length === 0 && <p>{t("none", { search })}</p>}
        <PodiumGrid podiums={found} linkTo={linkTo} />
      </section>
      {results.gyms.length > 0 && (
        <section aria-labelledby="gyms">
          <h2 id="gyms">{t("gyms")}</h2>
          <MedalTable gyms={results.gyms} />
        </section>
      )}
    </div>
  );
}
