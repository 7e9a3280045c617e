import type { EventId } from "@chave/contract";
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { TemplateForm } from "./template-form.tsx";

type Props = { eventId: EventId; onClose: () => void };

/** Many categories at once, from the sport's table. */
export function TemplateDialog({ eventId, onClose }: Props) {
  const { t } = useTranslation(["categories", "common"]);
  const isPhone = useMediaQuery("(max-width: 37.4375em)");
  return (
    <Modal
      opened
      onClose={onClose}
      size="46rem"
      fullScreen={isPhone}
      // What has the focus never hides behind the foot.
      styles={{ content: { scrollPaddingBottom: 96 } }}
      title={t("template.title")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <TemplateForm eventId={eventId} onClose={onClose} />
    </Modal>
  );
}
