import type { FullTestimonial } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteTestimonial } from "./use-testimonial-changes.ts";

type Props = { testimonial: FullTestimonial; onClose: () => void };

export function DeleteTestimonial({ testimonial, onClose }: Props) {
  const { t } = useTranslation("site");
  const remove = useDeleteTestimonial();
  const confirm = () =>
    remove.mutate(testimonial.id, {
      onSuccess: () => showDone(t("texts.testimonials.admin.deleted")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("texts.testimonials.admin.deleteTitle")}
      confirm={t("texts.testimonials.admin.deleteConfirm")}
      onConfirm={confirm}
      loading={remove.isPending}
    >
      {t("texts.testimonials.admin.deleteLoses", { name: testimonial.name })}
    </ConfirmDialog>
  );
}
