import type { MailId } from "@chave/contract";
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryView } from "#web/components/query-view.tsx";
import { MailView } from "./mail-view.tsx";
import { mailQuery } from "./mails.api.ts";

type Props = { mailId: MailId; sends: boolean; onClose: () => void };

/** One mail as it was written. */
export function MailDialog({ mailId, sends, onClose }: Props) {
  const { t } = useTranslation(["mails", "common"]);
  const mail = useQuery(mailQuery(mailId));
  const onPhone = useMediaQuery("(max-width: 37.5em)");

  return (
    <Modal
      opened
      onClose={onClose}
      title={mail.data?.subject ?? t("mail.title")}
      size={720}
      fullScreen={onPhone}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <QueryView query={mail}>{(data) => <MailView mail={data} sends={sends} />}</QueryView>
    </Modal>
  );
}
