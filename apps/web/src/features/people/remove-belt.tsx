import type { CompetitorId, Graduation } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteGraduation } from "./people.api.ts";

type Props = {
  competitorId: CompetitorId;
  graduation: Graduation;
  words: { belt: string; sport: string };
  onClose: () => void;
};

export function RemoveBelt({ competitorId, graduation, words, onClose }: Props) {
  const { t } = useTranslation("people");
  const remove = useDeleteGraduation(competitorId);
  const confirm = () =>
    remove.mutate(graduation.id, {
      onSuccess: () => showDone(t("belts.removed")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("belts.removeTitle")}
      confirm={t("belts.removeConfirm")}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {t("belts.removeLost", words)}
    </ConfirmDialog>
  );
}
