import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { EntrySelect } from "#web/components/pickers/entry-select.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { type DirectoryKind, directoryEntryQuery } from "#web/lib/directory.ts";
import { showDone } from "#web/lib/toast.tsx";
import { type KeptEntry, useRemove, usesQuery } from "./directory.api.ts";
import { useWhat } from "./use-what.ts";

type Props = { kind: DirectoryKind; entry: KeptEntry; onClose: () => void };

/** Says what hangs on the entry; that moves to another one before it goes. */
export function DeleteDialog({ kind, entry: { id, name }, onClose }: Props) {
  const { t } = useTranslation(["gyms", "errors"]);
  const what = useWhat();
  const uses = useQuery(usesQuery(kind, id));
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const { data: target } = useQuery(directoryEntryQuery(kind, moveTo));
  const remove = useRemove(kind);
  const moving = uses.data && what(uses.data);

  const confirm = () => {
    if (moving && moveTo === null) return setAsks(true);
    remove.mutate(
      { id, moveTo: moveTo ?? undefined },
      { onSuccess: () => showDone(t("admin.deleted", { name })), onSettled: onClose },
    );
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`${kind}.admin.deleteTitle`, { name })}
      confirm={
        moving && target
          ? t(`${kind}.admin.deleteConfirmTo`, { name: target.name })
          : t(`${kind}.admin.deleteConfirm`)
      }
      onConfirm={confirm}
      loading={remove.isPending || uses.isPending}
    >
      <QueryView query={uses}>
        {() =>
          moving ? (
            <Stack gap="sm">
              <Text>
                {target
                  ? t("admin.uses.moves", { name: target.name, what: moving })
                  : t("admin.uses.chooseTarget", { what: moving })}
              </Text>
              <EntrySelect
                kind={kind}
                label={t(`${kind}.admin.deleteTo`)}
                description={t(`${kind}.admin.deleteToHint`, { name })}
                value={moveTo}
                onChange={(next) => {
                  setMoveTo(next);
                  setAsks(false);
                }}
                error={asks && t("errors:transfer_target_needed")}
                without={[id]}
                required
              />
              <Text c="dimmed">{t("admin.uses.stays")}</Text>
            </Stack>
          ) : (
            <Text>{t(`${kind}.admin.deleteUnused`)}</Text>
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}
