import type { Student } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useRemoveStudent } from "./students.api.ts";

/** Says what becomes of a student who is no longer the teacher's. */
export function RemoveDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useTranslation("students");
  const remove = useRemoveStudent();
  const { id, name } = student;

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("remove.title", { name })}
      confirm={t("remove.confirm")}
      loading={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            showDone(t("remove.done", { name }));
            onClose();
          },
        })
      }
    >
      {t("remove.text")}
    </ConfirmDialog>
  );
}
