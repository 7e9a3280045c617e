import type { Category, Fight } from "@chave/contract";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FilterBox } from "#web/components/filter-box.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";
import classes from "./assemble-list.module.css";
import { BracketList } from "./bracket-list.tsx";
import { attentionOf, needsYou } from "./what-needs-you.ts";

type Props = {
  categories: readonly Category[];
  fights: readonly Fight[];
  linkTo: (category: Category) => string;
};

const shows = ["all", "undrawn", "attention"] as const;
type Show = (typeof shows)[number];

/** The categories with athletes, narrowed down by what is still to do. */
export function AssembleList({ categories, fights, linkTo }: Props) {
  const { t } = useTranslation("brackets");
  const label = useCategoryLabel();
  const [search, setSearch] = useState("");
  const [show, setShow] = useState<Show>("all");

  const filled = categories.filter(({ entries }) => entries > 0);
  const belongs: Record<Show, (category: Category) => boolean> = {
    all: () => true,
    undrawn: ({ hasBracket }) => !hasBracket,
    attention: (category) => needsYou(attentionOf(category, fights)),
  };
  const isFound = foundBy(search);
  const found = filled.filter((one) => belongs[show](one) && isFound(label(one)));
  const withoutAthletes = categories.length - filled.length;

  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <FilterBox label={t("assemble.search")} value={search} onChange={setSearch} />
        </div>
        <SegmentedControl
          aria-label={t("assemble.show")}
          value={show}
          onChange={(value) => setShow(shows.find((one) => one === value) ?? "all")}
          data={shows.map((value) => ({
            value,
            label: `${t(`assemble.${value}`)} ${filled.filter(belongs[value]).length}`,
          }))}
        />
      </div>
      {found.length === 0 ? (
        <p>{t("assemble.none")}</p>
      ) : (
        <BracketList categories={found} fights={fights} linkTo={linkTo} />
      )}
      {withoutAthletes > 0 && (
        <p className={classes.note}>{t("assemble.withoutAthletes", { count: withoutAthletes })}</p>
      )}
    </>
  );
}
