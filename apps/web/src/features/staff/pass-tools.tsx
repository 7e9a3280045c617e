import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./staff.module.css";
import type { usePassSearch } from "./use-pass-search.ts";

type Props = {
  searching: ReturnType<typeof usePassSearch>;
  example: string;
  add: string;
  onAdd: () => void;
};

const pauseMs = 250;

/** Finds while typing, among those that count or those that were revoked; adds one. */
export function PassTools({ searching: { search, change }, example, add, onAdd }: Props) {
  const { t } = useTranslation("staff");
  const seek = useDebouncedCallback((text: string) => change({ search: text.trim() }), pauseMs);
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        label={t("list.search")}
        placeholder={example}
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={search.search}
        onChange={(event) => seek(event.currentTarget.value)}
      />
      <NativeSelect
        label={t("list.state")}
        data={(["active", "revoked"] as const).map((value) => ({
          value,
          label: t(`list.${value}`),
        }))}
        value={search.state}
        onChange={(event) =>
          change({ state: event.currentTarget.value === "revoked" ? "revoked" : "active" })
        }
      />
      <Button onClick={onAdd}>{add}</Button>
    </div>
  );
}
