import type { Category } from "@chave/contract";
import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteCategories } from "./categories.api.ts";

/** Takes back at once what the table added too much of: the shown categories without athletes. */
export function DeleteEmpty({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation("categories");
  const [asks, setAsks] = useState(false);
  const remove = useDeleteCategories();
  const empty = categories.filter(({ entries }) => entries === 0);
  if (empty.length < 2) return null;

  const confirm = () =>
    remove.mutate(
      empty.map(({ id }) => id),
      {
        onSuccess: () => showDone(t("delete.done", { count: empty.length })),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        mt="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {t("delete.empty", { count: empty.length })}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t("delete.emptyTitle")}
        confirm={t("delete.confirm", { count: empty.length })}
        onConfirm={confirm}
        loading={remove.isPending}
      >
        {t("delete.emptyLost", { count: empty.length })}
      </ConfirmDialog>
    </>
  );
}
