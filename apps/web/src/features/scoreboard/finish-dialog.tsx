import type { Fight } from "@chave/contract";
import { isGraveMethod } from "@chave/scoring";
import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import { CornerChoice } from "./corner-choice.tsx";
import dialog from "./dialog.module.css";
import {
  chooseMethod,
  chooseWinner,
  type FinishDraft,
  firstDraft,
  isDecidedByScore,
  mayHaveNoWinner,
  methodsFor,
} from "./finish-draft.ts";
import { SubmissionChoice } from "./submission-choice.tsx";
import type { MatTableState } from "./use-mat-table.ts";

type Props = {
  fight: Fight;
  table: MatTableState;
  /** What was proposed and is to be corrected. */
  from: FinishDraft | undefined;
  onClose: () => void;
};

/** First step: who won and how. It only proposes; the confirmation is a step of its own. */
export function FinishDialog({ fight, table, from, onClose }: Props) {
  const { t } = useTranslation(["scoreboard", "enums"]);
  const words = useFightWords();
  const { rules, score, add } = table;
  const [draft, setDraft] = useState(() => from ?? firstDraft(score));
  const { winner, method, submission } = draft;
  const isChosen = winner !== undefined && method !== undefined;

  const propose = () => {
    if (!isChosen) return;
    const named = method === "submission" && submission.trim() !== "";
    const isProposed = add({
      kind: "finish",
      winner,
      method,
      ...(named && { submission: submission.trim() }),
    });
    if (isProposed) onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={t("finishDialog.title")}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ "aria-label": t("cancel"), size: 44 }}
    >
      <form
        className={dialog.body}
        onSubmit={(event) => {
          event.preventDefault();
          propose();
        }}
      >
        <h3 className={dialog.question}>{t("finishDialog.who")}</h3>
        <CornerChoice
          fight={fight}
          score={score}
          winner={winner}
          mayBeNobody={mayHaveNoWinner(rules, method)}
          isDraw={method === "decision"}
          onChoose={(chosen) => setDraft(chooseWinner(rules, score, draft, chosen))}
        />

        <h3 className={dialog.question}>{t("finishDialog.how")}</h3>
        <div className={dialog.methods}>
          {methodsFor(rules, score).map((one) => (
            <button
              key={one}
              type="button"
              className={dialog.choice}
              aria-pressed={method === one}
              data-grave={isGraveMethod(one) || undefined}
              onClick={() => setDraft(chooseMethod(rules, score, draft, one))}
            >
              {t(`enums:winMethod.${one}`)}
            </button>
          ))}
        </div>

        {isDecidedByScore(method) && winner && (
          <p className={dialog.lead} role="status">
            {t("finishDialog.byScore", { name: words.side(fight[winner]) })}
          </p>
        )}

        {method === "submission" && (
          <SubmissionChoice
            value={submission}
            onChange={(text) => setDraft({ ...draft, submission: text })}
          />
        )}

        <footer className={dialog.foot}>
          <Button variant="default" size="xl" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" size="xl" disabled={!isChosen} data-autofocus>
            {t(isChosen ? "finishDialog.propose" : "finishDialog.missing")}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
