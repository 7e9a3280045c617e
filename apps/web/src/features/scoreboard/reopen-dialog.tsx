import type { Fight } from "@chave/contract";
import { Button, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import dialog from "./dialog.module.css";
import type { MatTableState } from "./use-mat-table.ts";

type Props = { fight: Fight; table: MatTableState; onClose: () => void };

/** Takes a confirmed result back. The reason stays on record. */
export function ReopenDialog({ fight, table, onClose }: Props) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const [reason, setReason] = useState("");
  const winner = table.score.result?.winner;

  const reopen = () => {
    if (table.add({ kind: "reopen", reason: reason.trim() })) onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t("reopenDialog.title")}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ "aria-label": t("cancel"), size: 44 }}
    >
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault();
          reopen();
        }}
      >
        <p className={dialog.lead}>
          {winner
            ? t("reopenDialog.lead", { name: words.side(fight[winner]) })
            : t("reopenDialog.leadNobody")}
        </p>
        <Textarea
          label={t("reopenDialog.reason")}
          description={t("reopenDialog.reasonHint")}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={300}
          rows={3}
          data-autofocus
        />
        <footer className={dialog.foot}>
          <Button variant="default" size="xl" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" size="xl" color="red.6" disabled={reason.trim() === ""}>
            {t("reopenDialog.confirm")}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
