import type { Fight } from "@chave/contract";
import { Button, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { clock } from "#web/lib/format.ts";
import dialog from "./dialog.module.css";
import { useActionWords } from "./use-action-words.ts";
import type { MatTableState } from "./use-mat-table.ts";
import { usePressGuard } from "./use-press-guard.ts";

type Props = { fight: Fight; table: MatTableState; onClose: () => void };

/** Everything that was marked, the latest first; each may be taken back, the rest is counted anew. */
export function HistoryDialog({ fight, table, onClose }: Props) {
  const { t } = useTranslation("scoreboard");
  const { rules, score, takeBack } = table;
  // The list moves up under the finger: a double touch must not take the next one, too.
  const guard = usePressGuard(500);
  const words = useActionWords(fight, rules);
  const marked = score.undoable.toReversed();

  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t("historyTitle")}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ "aria-label": t("close"), size: 44 }}
    >
      <div className={dialog.body}>
        <p className={dialog.lead}>{t(marked.length === 0 ? "historyEmpty" : "historyLead")}</p>
        <ul className={dialog.log}>
          {marked.map((action) => (
            <li key={action.actionId}>
              <time>{clock(action.fightClockMs)}</time>
              <span>{words(action)}</span>
              {score.status !== "finished" && (
                <Button
                  variant="default"
                  onClick={() => {
                    if (guard.isTooEarly()) return;
                    guard.restart();
                    takeBack(action);
                  }}
                >
                  {t("takeBack")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
