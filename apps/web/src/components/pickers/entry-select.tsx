import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DirectoryKind, directoryEntryQuery, directoryListQuery } from "#web/lib/directory.ts";
import { EntryPlace } from "./entry-place.tsx";
import classes from "./pickers.module.css";

export type EntrySelectProps = {
  kind: DirectoryKind;
  label: string;
  /** Null is none. */
  value: string | null;
  onChange: (id: string | null) => void;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  onlyHeadquarters?: boolean;
  /** Entries that cannot be chosen here. */
  without?: readonly string[];
  onType?: (text: string) => void;
};

const shownAtOnce = 20;
const pauseMs = 250;

/** One entry of a directory, found on the server while one types. */
export function EntrySelect({
  kind,
  value,
  onlyHeadquarters = false,
  without = [],
  onType,
  ...field
}: EntrySelectProps) {
  const { t } = useTranslation("gyms");
  const [typed, setTyped] = useState("");
  const [sought] = useDebouncedValue(typed, pauseMs);
  const { data: chosen } = useQuery(directoryEntryQuery(kind, value));
  // The field holds the chosen name until one types: then all are offered, not that one only.
  const search = sought === chosen?.name ? "" : sought.trim();
  const found = useQuery(
    directoryListQuery(kind, {
      search: search || undefined,
      pageSize: shownAtOnce + without.length,
      onlyHeadquarters: onlyHeadquarters ? "true" : undefined,
    }),
  );

  const { byId, shown } = useMemo(() => {
    const rows = (found.data?.data ?? []).filter(({ id }) => !without.includes(id));
    const all = [...(chosen ? [chosen] : []), ...rows];
    return {
      byId: new Map<string, (typeof all)[number]>(all.map((row) => [row.id, row])),
      shown: new Set<string>(rows.map(({ id }) => id)),
    };
  }, [found.data, chosen, without]);

  return (
    <Select
      placeholder={t("picker.placeholder")}
      {...field}
      data={[...byId.values()].map(({ id, name }) => ({ value: id as string, label: name }))}
      value={value}
      searchable
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        if (text !== "" && text !== chosen?.name) onType?.(text);
      }}
      // The server has searched; the chosen one is there for its name.
      filter={({ options }) =>
        options.filter((option) => "value" in option && shown.has(option.value))
      }
      renderOption={({ option }) => {
        const entry = byId.get(option.value);
        return (
          <span className={classes.option}>
            {option.label}
            {entry && <EntryPlace entry={entry} />}
          </span>
        );
      }}
      clearable
      // By keyboard and for a screen reader too, from which it is hidden otherwise.
      clearButtonProps={{ "aria-label": t(`${kind}.none`), "aria-hidden": false, tabIndex: 0 }}
      nothingFoundMessage={t(found.isFetching ? "picker.searching" : `${kind}.notFound`)}
      maxDropdownHeight={320}
    />
  );
}
