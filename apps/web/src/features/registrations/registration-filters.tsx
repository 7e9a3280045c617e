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
};

const pauseMs = 250;

/** Finds while typing, and by category. */
export function RegistrationFilters({ categories, searching: { search, change } }: Props) {
  const { t } = useTranslation("registrations");
  const type = useDebouncedCallback((text: string) => change({ search: text.trim() }), pauseMs);

  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search}
        type="search"
        label={t("filter.search")}
        placeholder={t("filter.searchExample")}
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={search.search ?? ""}
        onChange={(event) => type(event.currentTarget.value)}
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
