import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { showDone } from "#web/lib/toast.tsx";
import { type KeptEntry, useRefuse } from "./directory.api.ts";

type Props = { kind: DirectoryKind; entry: KeptEntry; onClose: () => void };

export function RefuseDialog({ kind, entry: { id, name, members }, onClose }: Props) {
  const { t } = useTranslation("gyms");
  const refuse = useRefuse(kind);
  const confirm = () =>
    refuse.mutate(id, {
      onSuccess: () => showDone(t("admin.refused", { name })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`${kind}.admin.refuseTitle`, { name })}
      confirm={t("admin.refuse")}
      onConfirm={confirm}
      loading={refuse.isPending}
    >
      <Stack gap="sm">
        <Text>{t(`${kind}.admin.refuseMembers`, { count: members })}</Text>
        <Text c="dimmed">{t(`${kind}.admin.refuseInstead`)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
