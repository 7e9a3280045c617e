import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { KeptEntry } from "./directory.api.ts";
import classes from "./directory.module.css";
import { EditDialog } from "./edit-dialog.tsx";
import { type EntryAct, EntryRow } from "./entry-row.tsx";
import { RefuseDialog } from "./refuse-dialog.tsx";

type Props = {
  kind: DirectoryKind;
  entries: readonly KeptEntry[];
  chosen: ReadonlyMap<string, KeptEntry>;
  onChoose: (entry: KeptEntry, chosen: boolean) => void;
  onMerge: (entries: readonly KeptEntry[]) => void;
};

/** A table on a desktop, blocks on a phone. */
export function EntryTable({ kind, entries, chosen, onChoose, onMerge }: Props) {
  const { t } = useTranslation("gyms");
  const [open, setOpen] = useState<{ act: EntryAct; entry: KeptEntry } | null>(null);
  const dialog = open && { kind, entry: open.entry, onClose: () => setOpen(null) };

  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.choose}>
              <span className={classes.unseen}>{t("admin.column.choose")}</span>
            </th>
            <th scope="col">{t("admin.column.name")}</th>
            <th scope="col">{t("admin.column.place")}</th>
            <th scope="col" className={classes.members}>
              {t("admin.column.members")}
            </th>
            <th scope="col" className={classes.status}>
              {t("admin.column.status")}
            </th>
            <th scope="col" className={classes.acts}>
              <span className={classes.unseen}>{t("admin.column.acts")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              isChosen={chosen.has(entry.id)}
              onChoose={(isChosen) => onChoose(entry, isChosen)}
              onAct={(act) => (act === "merge" ? onMerge([entry]) : setOpen({ act, entry }))}
            />
          ))}
        </tbody>
      </table>
      {dialog && open.act === "edit" && <EditDialog {...dialog} />}
      {dialog && open.act === "refuse" && <RefuseDialog {...dialog} />}
      {dialog && open.act === "delete" && <DeleteDialog {...dialog} />}
    </>
  );
}
