import { Radio, Stack, Text } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { EntryPlace } from "#web/components/pickers/entry-place.tsx";
import { EntrySelect } from "#web/components/pickers/entry-select.tsx";
import { type DirectoryKind, directoryEntryQuery } from "#web/lib/directory.ts";
import { showDone } from "#web/lib/toast.tsx";
import { type KeptEntry, useMerge, usesQuery } from "./directory.api.ts";
import classes from "./directory.module.css";
import { WhatMoves } from "./what-moves.tsx";

type Props = {
  kind: DirectoryKind;
  /** With one of them, the other is asked for. */
  entries: readonly KeptEntry[];
  onClose: () => void;
  onMerged: () => void;
};

/** Makes one of several: which stays, what moves, and that the other names find it from then on. */
export function MergeDialog({ kind, entries, onClose, onMerged }: Props) {
  const { t } = useTranslation(["gyms", "errors"]);
  const [otherId, setOtherId] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { data: other } = useQuery(directoryEntryQuery(kind, otherId));
  const all = other ? [...entries, other] : entries;
  const [keptId, setKeptId] = useState<string>(() => likelyKept(entries).id);
  const kept = all.find(({ id }) => id === keptId) ?? all[0]!;
  const gone = all.filter(({ id }) => id !== kept.id);
  const uses = useQueries({ queries: gone.map(({ id }) => usesQuery(kind, id)) });
  const merge = useMerge(kind);

  const confirm = () => {
    if (gone.length === 0) return setAsks(true);
    merge.mutate(
      { id: kept.id, others: gone.map(({ id }) => id) },
      {
        onSuccess: () => {
          showDone(t("admin.merged", { name: kept.name }));
          onMerged();
        },
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`${kind}.admin.mergeTitle`)}
      confirm={t("admin.mergeConfirm", { name: kept.name })}
      onConfirm={confirm}
      loading={merge.isPending || uses.some(({ isPending }) => isPending)}
    >
      <Stack>
        {entries.length === 1 && (
          <EntrySelect
            kind={kind}
            label={t("admin.mergeOther")}
            value={otherId}
            onChange={(id) => {
              setOtherId(id);
              setAsks(false);
            }}
            error={asks && t("errors:transfer_target_needed")}
            without={entries.map(({ id }) => id)}
            required
          />
        )}
        {all.length > 1 && (
          <>
            <Radio.Group label={t(`${kind}.admin.mergeKeep`)} value={kept.id} onChange={setKeptId}>
              {all.map((entry) => (
                <Radio
                  size="md"
                  iconColor="var(--on-ink)"
                  key={entry.id}
                  value={entry.id}
                  className={classes.choice}
                  label={
                    <span className={classes.named}>
                      {entry.name}
                      <EntryPlace entry={entry} />
                    </span>
                  }
                />
              ))}
            </Radio.Group>
            <WhatMoves kind={kind} kept={kept} gone={gone} uses={uses.map(({ data }) => data)} />
          </>
        )}
        {all.length === 1 && <Text c="dimmed">{t("admin.uses.stays")}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}

/** The one that most people know: approved, then the one with most members. */
const likelyKept = (entries: readonly KeptEntry[]): KeptEntry =>
  entries.toSorted(
    (a, b) =>
      Number(b.status === "approved") - Number(a.status === "approved") || b.members - a.members,
  )[0]!;
