import type { Category, CategoryId } from "@chave/contract";
import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { CategorySelect } from "./category-select.tsx";
import classes from "./registrations.module.css";
import type { useRegistrationSearch } from "./use-registration-search.ts";

type Props = {
  categories: readonly Category[];
  searching: ReturnType<typeof useRegistrationSearch>;
  /** What stands in the field; a moment later it is searched. */
  typed: string;
  onType: (text: string) => void;
};

const pauseMs = 250;

/** Finds while typing, and by category. */
export function RegistrationFilters({ categories, searching, typed, onType }: Props) {
  const { t } = useTranslation("registrations");
  const { search, change } = searching;
  const seek = useDebouncedCallback((text: string) => change({ search: text.trim() }), pauseMs);

  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        type="search"
        label={t("filter.search")}
        placeholder={t("filter.searchExample")}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          seek(event.currentTarget.value);
        }}
      />
      <CategorySelect
        className={classes.filter}
        label={t("filter.category")}
        placeholder={t("filter.allCategories")}
        categories={categories}
        value={search.categoryId ?? null}
        onChange={(categoryId) => change({ categoryId: categoryId as CategoryId | null })}
        clearable
        clearButtonProps={{ "aria-label": t("filter.clearCategory") }}
      />
    </search>
  );
}
