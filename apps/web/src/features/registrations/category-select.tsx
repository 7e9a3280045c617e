import type { Category } from "@chave/contract";
import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { foundBy } from "#web/lib/search-text.ts";

type Props = Omit<SelectProps, "data"> & {
  categories: readonly Category[];
  /** Athletes can neither enter nor leave a category whose bracket is drawn. */
  onlyUndrawn?: boolean;
};

/** As many as one looks through; typing finds the others. */
const shownAtOnce = 80;

const byWords: OptionsFilter = ({ options, search, limit }) => {
  const isFound = foundBy(search);
  return (options as ComboboxItem[]).filter(({ label }) => isFound(label)).slice(0, limit);
};

/** One of an event's categories, found by typing parts of its name. */
export function CategorySelect({ categories, onlyUndrawn = false, ...props }: Props) {
  const { t } = useTranslation("registrations");
  const nameOf = useCategoryLabel();
  const data = useMemo(
    () =>
      categories.map((category) => {
        const isClosed = onlyUndrawn && category.hasBracket && category.id !== props.value;
        const label = nameOf(category);
        return {
          value: category.id,
          label: isClosed ? t("select.drawn", { name: label }) : label,
          disabled: isClosed,
        };
      }),
    [categories, onlyUndrawn, nameOf, props.value, t],
  );

  return (
    <Select
      {...props}
      data={data}
      searchable
      filter={byWords}
      limit={shownAtOnce}
      nothingFoundMessage={t("select.none")}
      maxDropdownHeight={320}
    />
  );
}
