import type { Fight } from "@chave/contract";
import type { FightScore } from "@chave/scoring";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { clock } from "#web/lib/format.ts";
import classes from "./mat-table.module.css";
import { useActionWords } from "./use-action-words.ts";
import type { MatTableState } from "./use-mat-table.ts";

type Props = { fight: Fight; table: MatTableState; onDisqualify: () => void };

/**
 * The one line that speaks to the operator. Its place never changes and nothing moves when it speaks; the gravest thing
 * comes first: what the server refuses, what the rules ask, what was not possible, what was taken back, what was last.
 */
export function TableMessage({ fight, table, onDisqualify }: Props) {
  const { t } = useTranslation("scoreboard");
  const words = useActionWords(fight, table.rules);
  const [understood, setUnderstood] = useState(0);
  const [declined, setDeclined] = useState("");
  const { score, notice, sent } = table;

  if (sent.status === "blocked") return <Blocked table={table} />;

  const conflicts = sent.refused.filter(({ isDone }) => !isDone);
  const conflict = conflicts.at(-1);
  if (conflict && conflicts.length > understood)
    return (
      <Line tone="wrong">
        <span>
          {t("conflict", {
            count: conflicts.length - understood,
            what: words(conflict.action),
            why: refusalText(t, conflict.why),
          })}
        </span>
        <LineButton onClick={() => setUnderstood(conflicts.length)}>{t("understood")}</LineButton>
      </Line>
    );

  // Asked again when one more penalty comes after a "not now".
  const asked = `${score.first.penalties}:${score.second.penalties}`;
  if (score.asks && !score.proposal && !score.result && declined !== asked)
    return (
      <Line tone="asks">
        <Asks fight={fight} score={score} />
        <LineButton onClick={onDisqualify}>{t("asks.yes")}</LineButton>
        <LineButton onClick={() => setDeclined(asked)}>{t("asks.notNow")}</LineButton>
      </Line>
    );

  if (notice?.kind === "not_now") return <Line tone="asks">{refusalText(t, notice.why)}</Line>;
  if (notice) {
    const { action } = notice;
    const what = `${clock(action.fightClockMs)} ${words(action)}`;
    if (notice.kind === "given_back") return <Line>{t("givenBack", { what })}</Line>;
    return (
      <Line>
        <span>{t("takenBack", { what })}</span>
        <LineButton onClick={() => table.giveBack(action)}>{t("giveBack")}</LineButton>
      </Line>
    );
  }

  const { last } = score;
  if (!last) return <Line isQuiet>{score.result ? "" : t("lastNone")}</Line>;
  return (
    <Line>
      <span className={classes.lastLabel}>{t("last")}</span>
      <time>{clock(last.fightClockMs)}</time>
      <strong>{words(last)}</strong>
    </Line>
  );
}

type T = ReturnType<typeof useTranslation<"scoreboard">>["t"];

function refusalText(t: T, why: string): string {
  return t([`refusal.${why as "other"}`, "refusal.other"]);
}

function Blocked({ table: { sent, outbox } }: { table: MatTableState }) {
  const { t } = useTranslation("scoreboard");
  const { t: common } = useTranslation();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const count = sent.waiting.length;
  return (
    <Line tone="wrong">
      <span>{t("blocked.title", { count, why: errorMessage(common, sent.error) })}</span>
      <LineButton onClick={outbox.flushNow}>{t("blocked.again")}</LineButton>
      <LineButton onClick={() => setAsksToDiscard(true)}>{t("blocked.discard")}</LineButton>
      <ConfirmDialog
        opened={asksToDiscard}
        onClose={() => setAsksToDiscard(false)}
        title={t("blocked.discard")}
        confirm={t("blocked.discard")}
        onConfirm={() => {
          outbox.discard();
          setAsksToDiscard(false);
        }}
      >
        {t("blocked.sure", { count })}
      </ConfirmDialog>
    </Line>
  );
}

function Asks({ fight, score }: { fight: Fight; score: FightScore }) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  if (score.asks === "disqualify_both") return <span>{t("asks.both")}</span>;
  const corner = score.asks === "disqualify_first" ? "first" : "second";
  const name = words.side(fight[corner]);
  return <span>{t("asks.one", { number: score[corner].penalties, name })}</span>;
}

type LineProps = { tone?: "wrong" | "asks"; isQuiet?: boolean; children: React.ReactNode };

function Line({ tone, isQuiet, children }: LineProps) {
  return (
    <div
      className={classes.message}
      data-tone={tone}
      data-quiet={isQuiet || undefined}
      role={tone === "wrong" ? "alert" : "status"}
    >
      {children}
    </div>
  );
}

function LineButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={classes.lineButton} onClick={onClick}>
      {children}
    </button>
  );
}
