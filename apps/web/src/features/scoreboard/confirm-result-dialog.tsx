import type { Fight } from "@chave/contract";
import { isGraveMethod, otherCorner, type Result } from "@chave/scoring";
import { Button, Modal } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import dialog from "./dialog.module.css";
import type { FinishDraft } from "./finish-draft.ts";
import type { MatTableState } from "./use-mat-table.ts";
import { usePressGuard } from "./use-press-guard.ts";
import { useResultWords } from "./use-result-words.ts";

type Props = {
  fight: Fight;
  table: MatTableState;
  proposal: Result;
  /** The proposal is taken back; the form begins with what it said. */
  onCorrect: (from: FinishDraft) => void;
};

/** Second step: the proposed result, large, to be compared with what the referee shows. Grave ones are asked once more. */
export function ConfirmResultDialog({ fight, table, proposal, onCorrect }: Props) {
  const { t } = useTranslation("scoreboard");
  const { score, add } = table;
  const [asksAgain, setAsksAgain] = useState(false);
  const result = useResultWords(fight, proposal, score);
  const safeButton = useRef<HTMLButtonElement>(null);
  const guard = usePressGuard(700);
  const isGrave = isGraveMethod(proposal.method);

  const correct = () => {
    const proposed = score.undoable.findLast(({ kind }) => kind === "finish");
    if (guard.isTooEarly() || !proposed || !add({ kind: "void", voids: proposed.actionId })) return;
    const { winner, method, submission } = proposal;
    onCorrect({ winner, method, submission: submission ?? "" });
  };
  useEffect(() => {
    if (!asksAgain) return;
    guard.restart();
    safeButton.current?.focus();
  }, [asksAgain, guard]);
  const confirm = () => {
    if (guard.isTooEarly()) return;
    if (isGrave && !asksAgain) setAsksAgain(true);
    else add({ kind: "confirm" });
  };

  return (
    <Modal
      opened
      onClose={correct}
      size={640}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      onKeyDown={ignoreHeldKey}
      title={t(asksAgain ? "finishDialog.graveTitle" : "finishDialog.confirmTitle")}
      classNames={{ title: dialog.title, content: asksAgain ? dialog.grave : undefined }}
    >
      <div className={dialog.body}>
        {/* The focus begins here: a space bar meant for the clock neither confirms nor loses the proposal. */}
        <div className={dialog.result} tabIndex={-1} data-autofocus>
          <strong>{result.who}</strong>
          <span>{result.how}</span>
        </div>
        {asksAgain && <GraveQuestion fight={fight} proposal={proposal} />}
        {/* Another place for the second yes, so that a second tap in the same spot does not give it. */}
        <footer className={dialog.foot} data-turned={asksAgain || undefined}>
          <Button variant="default" size="xl" onClick={correct} ref={safeButton}>
            {t("finishDialog.correct")}
          </Button>
          <Button size="xl" color={asksAgain ? "red.6" : undefined} onClick={confirm}>
            {t(asksAgain ? "finishDialog.graveYes" : "finishDialog.confirm")}
          </Button>
        </footer>
      </div>
    </Modal>
  );
}

/** A key that is held down presses a button again and again. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

function GraveQuestion({ fight, proposal }: { fight: Fight; proposal: Result }) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const { winner } = proposal;
  const method = proposal.method as "disqualification" | "walkover" | "no_show";
  return (
    <p className={dialog.warning} role="alert">
      <IconAlertTriangle size={28} aria-hidden />
      {winner === null
        ? t("finishDialog.grave.both")
        : t(`finishDialog.grave.${method}`, { name: words.side(fight[otherCorner(winner)]) })}
    </p>
  );
}
