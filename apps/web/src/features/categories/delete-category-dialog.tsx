import type { Category } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteCategories } from "./categories.api.ts";

type Props = { category: Category; onClose: () => void };

/** Asks before a category goes; one with athletes says why it stays. */
export function DeleteCategoryDialog({ category, onClose }: Props) {
  const { t } = useTranslation(["categories", "common"]);
  const nameOf = useCategoryLabel();
  const remove = useDeleteCategories();
  const name = nameOf(category);

  if (category.entries > 0)
    return (
      <Modal
        opened
        onClose={onClose}
        title={t("delete.refused")}
        closeButtonProps={{ "aria-label": t("common:action.close") }}
      >
        <Stack>
          <Text>{t("delete.hasAthletes", { name, count: category.entries })}</Text>
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {t("common:action.close")}
            </Button>
          </Group>
        </Stack>
      </Modal>
    );

  const confirm = () =>
    remove.mutate([category.id], {
      onSuccess: () => showDone(t("delete.done", { count: 1 })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("delete.title")}
      confirm={t("delete.confirm", { count: 1 })}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {t("delete.lost", { name })}
    </ConfirmDialog>
  );
}
