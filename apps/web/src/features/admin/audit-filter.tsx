import { Button, NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import classes from "./list-tools.module.css";
import { useKnownActions } from "./use-action-words.ts";

type Props = { filter: { actor: string | null; subject: string | null } | undefined };

/** Narrows the log down to one kind of act; whom or what it is narrowed down to is taken off again here. */
export function AuditFilter({ filter }: Props) {
  const { t } = useTranslation("admin");
  const [searchParams, setSearchParams] = useSearchParams();
  const known = useKnownActions();
  const action = searchParams.get("action") ?? "";

  const set = (name: string, value: string) => {
    const query = new URLSearchParams(searchParams);
    query.delete("page");
    if (value) query.set(name, value);
    else query.delete(name);
    setSearchParams(query);
  };
  const listed = known.some(({ value }) => value === action) || action === "";

  return (
    <div className={classes.tools}>
      <NativeSelect
        aria-label={t("audit.action")}
        data={[
          { value: "", label: t("audit.everything") },
          ...(listed ? [] : [{ value: action, label: action }]),
          ...known,
        ]}
        value={action}
        onChange={(event) => set("action", event.currentTarget.value)}
      />
      {(["actor", "subject"] as const).map(
        (name) =>
          searchParams.has(name) && (
            <Button
              key={name}
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={t(`audit.without_${name}`, { name: filter?.[name] ?? "…" })}
              onClick={() => set(name, "")}
            >
              {t(`audit.only_${name}`, { name: filter?.[name] ?? "…" })}
            </Button>
          ),
      )}
    </div>
  );
}
