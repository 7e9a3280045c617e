import type { Fight, Scoreboard } from "@chave/contract";
import { useState } from "react";
import { useWakeLock } from "#web/lib/use-wake-lock.ts";
import { ClockDialog } from "./clock-dialog.tsx";
import { ClockPanel } from "./clock-panel.tsx";
import { ConfirmResultDialog } from "./confirm-result-dialog.tsx";
import { CornerPanel } from "./corner-panel.tsx";
import { cornerAt } from "./fight-log.ts";
import { FinishDialog } from "./finish-dialog.tsx";
import type { FinishDraft } from "./finish-draft.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import type { BoardAct } from "./key-map.ts";
import classes from "./mat-table.module.css";
import { NetworkBadge } from "./network-badge.tsx";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { TableFoot } from "./table-foot.tsx";
import { TableHead } from "./table-head.tsx";
import { TableKeys } from "./table-keys.tsx";
import { TableMessage } from "./table-message.tsx";
import { TimeUp } from "./time-up.tsx";
import { useBoardLive } from "./use-board-live.ts";
import { useMatTable } from "./use-mat-table.ts";
import { useTableKeys } from "./use-table-keys.ts";

type Props = {
  board: Scoreboard;
  /** The event's; without it no times are shown. */
  timeZone: string | undefined;
  backTo: string;
  tvAt: string;
  /** Back to this table after the session ended in the middle of a fight. */
  signInAt: string;
  linkTo: (fight: Fight) => string;
};

type Dialog = "finish" | "history" | "clock" | "reopen";

/** The mat table: one fight, two athletes, a clock; every act one touch or one key. */
export function MatTable({ board, timeZone, backTo, tvAt, signInAt, linkTo }: Props) {
  const table = useMatTable(board);
  const live = useBoardLive(board, table);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  /** A proposal on its way back to the form. */
  const [corrected, setCorrected] = useState<FinishDraft>();
  useWakeLock();

  const { fight, category, next } = board;
  const { score, rules, sent, act } = table;
  const { proposal, result, suggestion } = score;
  const isClosed = proposal !== null || result !== null;
  const isTimeUp = !score.clock.running && score.clock.remainingMs === 0;

  const finish = (from?: FinishDraft) => {
    setCorrected(from);
    setDialog("finish");
  };
  const onAct = (boardAct: BoardAct, atMs: number) => {
    if (boardAct.do !== "finish") act(boardAct, atMs);
    else if (!isClosed) finish();
  };
  useTableKeys(rules, dialog === null && proposal === null, onAct);
  const close = () => setDialog(null);

  return (
    <div className={classes.table}>
      <TableHead fight={fight} category={category} backTo={backTo} tvAt={tvAt}>
        <NetworkBadge sent={sent} isLive={live.isOpen} signInAt={signInAt} />
      </TableHead>

      <div className={classes.board}>
        {(["left", "right"] as const).map((side) => {
          const corner = cornerAt(side, score.swapped);
          return (
            <CornerPanel
              key={side}
              side={side}
              corner={corner}
              athlete={fight[corner]}
              score={score[corner]}
              rules={rules}
              isWinner={result?.winner === corner}
              isClosed={isClosed}
              isFinished={result !== null}
              onAct={onAct}
            />
          );
        })}
        <div className={classes.middle}>
          {result ? (
            <ResultPanel
              fight={fight}
              score={score}
              result={result}
              isSaved={sent.waiting.length === 0}
              next={next[0]}
              linkTo={linkTo}
            />
          ) : (
            <ClockPanel
              table={table}
              onAdjust={() => setDialog("clock")}
              instead={
                isTimeUp &&
                suggestion && (
                  <TimeUp
                    fight={fight}
                    table={table}
                    suggestion={suggestion}
                    onFinish={() => finish()}
                    onAdjust={() => setDialog("clock")}
                  />
                )
              }
            />
          )}
        </div>
      </div>

      <TableMessage fight={fight} table={table} onDisqualify={() => finish()} />
      <TableKeys
        isFinished={result !== null}
        canUndo={table.canUndo && result === null}
        canSwap={!score.clock.running && !isClosed}
        onUndo={(atMs) => act({ do: "undo" }, atMs)}
        onSwap={(atMs) => act({ do: "swap" }, atMs)}
        onHistory={() => setDialog("history")}
        onFinish={() => !isClosed && finish()}
        onReopen={() => setDialog("reopen")}
      />
      <TableFoot next={next} timeZone={timeZone} linkTo={linkTo} />

      {dialog === "finish" && (
        <FinishDialog fight={fight} table={table} from={corrected} onClose={close} />
      )}
      {dialog === "history" && <HistoryDialog fight={fight} table={table} onClose={close} />}
      {dialog === "clock" && <ClockDialog table={table} onClose={close} />}
      {dialog === "reopen" && <ReopenDialog fight={fight} table={table} onClose={close} />}
      {proposal && (
        <ConfirmResultDialog fight={fight} table={table} proposal={proposal} onCorrect={finish} />
      )}
    </div>
  );
}
