import type { Bracket } from "@chave/contract";
import { ActionIcon } from "@mantine/core";
import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { IconMaximize, IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";
import { type CSSProperties, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./bracket-columns.module.css";
import { BracketDrawing } from "./bracket-drawing.tsx";
import { type BracketLayout, layoutOf } from "./bracket-layout.ts";
import { PathStrip } from "./path-strip.tsx";
import { PodiumList } from "./podium-list.tsx";
import { PrintedBracket } from "./printed-bracket.tsx";
import { RoundHeads, RoundTabs } from "./round-heads.tsx";
import { useKeepPlace } from "./use-keep-place.ts";
import { usePanZoom } from "./use-pan-zoom.ts";
import { usePrinting } from "./use-printing.ts";
import { useRounds } from "./use-rounds.ts";

type Props = {
  bracket: Bracket;
  timeZone: string;
  /** The athlete whose path stays lit. */
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
};

/** Left and right of the drawing together, pixels: room for the outline of a lit card. */
const framePadding = 4;

/** The bracket as it is known: rounds from left to right, lines into the final. */
export function BracketColumns({ bracket, timeZone, chosen, onChoose }: Props) {
  const { t } = useTranslation("brackets");
  const isPhone = useMediaQuery("(max-width: 59.99em)") ?? false;
  const isPrinting = usePrinting();
  const frame = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const { ref: box, width: boxWidth } = useElementSize();

  const medals = bracket.placings.filter((placing) => placing.medal !== null).length;
  // A phone shows the podium under the fights: beside the final nobody would find it.
  const podiumRows = isPhone ? 0 : medals;
  const whole = useMemo(() => layoutOf(bracket, { podiumRows }), [bracket, podiumRows]);
  const { zoom, isNatural, ...zooming } = usePanZoom(frame, isPhone ? 1 : fitting(whole, boxWidth));
  const isByRound = isPhone && isNatural;
  const { round, show } = useRounds(frame, whole, bracket, { chosen, isOn: isByRound });
  const base = isByRound ? round : 0;
  const layout = useMemo(
    () => (base === 0 ? whole : layoutOf(bracket, { podiumRows, base })),
    [bracket, podiumRows, base, whole],
  );

  useKeepPlace(frame, layout.height);

  const fits = boxWidth === 0 || layout.width * zoom <= boxWidth;
  const drawing = { bracket, timeZone, chosen, onChoose };
  if (isPrinting) return <PrintedBracket bracket={bracket} timeZone={timeZone} />;

  return (
    <div
      ref={box}
      className={styles.box}
      style={{ "--drawing": `${whole.width + framePadding}px` } as CSSProperties}
    >
      <div className={styles.top}>
        {isByRound ? (
          <RoundTabs columns={layout.columns} round={round} onShow={show} />
        ) : (
          <div ref={heads} className={styles.heads} aria-hidden>
            <RoundHeads
              columns={layout.columns}
              zoom={zoom}
              cardWidth={layout.metrics.cardWidth}
              width={layout.width}
            />
          </div>
        )}
        {(!fits || !isNatural) && (
          <div className={styles.tools}>
            {!isByRound && (
              <>
                <ActionIcon onClick={zooming.zoomOut} aria-label={t("drawing.zoomOut")}>
                  <IconMinus size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon onClick={zooming.zoomIn} aria-label={t("drawing.zoomIn")}>
                  <IconPlus size={18} aria-hidden />
                </ActionIcon>
              </>
            )}
            {isNatural ? (
              <ActionIcon
                onClick={() => zooming.zoomTo((boxWidth - framePadding) / whole.width)}
                aria-label={t("drawing.overview")}
              >
                <IconMaximize size={18} aria-hidden />
              </ActionIcon>
            ) : (
              <ActionIcon onClick={zooming.reset} aria-label={t("drawing.actualSize")}>
                <IconZoomReset size={18} aria-hidden />
              </ActionIcon>
            )}
          </div>
        )}
      </div>
      <div
        ref={frame}
        className={styles.frame}
        data-by-round={isByRound || undefined}
        data-fits={fits || undefined}
        onScroll={(event) => heads.current?.scrollTo({ left: event.currentTarget.scrollLeft })}
      >
        <div
          className={styles.sizer}
          style={{ width: layout.width * zoom, height: layout.height * zoom }}
        >
          {isByRound &&
            layout.columns.map((column) => (
              <span key={column.x} className={styles.snap} style={{ left: column.x }} />
            ))}
          <div
            className={styles.scaled}
            style={{ transform: zoom === 1 ? undefined : `scale(${zoom})` }}
          >
            <BracketDrawing {...drawing} layout={layout} />
          </div>
        </div>
      </div>
      {isPhone && <PodiumList placings={bracket.placings} />}
      {chosen !== null && (
        <PathStrip
          bracket={bracket}
          registrationId={chosen}
          timeZone={timeZone}
          onClear={() => onChoose(null)}
        />
      )}
    </div>
  );
}

/** A drawing that is a little too wide shrinks to fit; one that is much too wide stays legible and is moved. */
function fitting(layout: BracketLayout, boxWidth: number): number {
  if (boxWidth === 0 || layout.width === 0) return 1;
  const ratio = (boxWidth - framePadding) / layout.width;
  return ratio >= 0.8 && ratio < 1 ? ratio : 1;
}
