import { useLayoutEffect, useRef } from "react";

type Props = {
  children: string;
  className?: string;
  /** How far a single line may shrink before the text goes on two lines. */
  oneLineDownTo?: number;
};

const smallest = 0.3;

/**
 * Text in the largest size that fits its box: it shrinks first, then takes two lines, then shrinks on; it is never cut. The
 * box has its size from the layout around it, the largest font size from its own style.
 */
export function FitText({ children, className, oneLineDownTo = 0.62 }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const outer = box.current;
    const inner = text.current;
    if (!outer || !inner || children === "") return;

    const fits = (scale: number, lines: 1 | 2) => {
      inner.style.fontSize = `${scale}em`;
      inner.style.whiteSpace = lines === 1 ? "nowrap" : "normal";
      return inner.scrollWidth <= outer.clientWidth && inner.offsetHeight <= outer.clientHeight;
    };
    const fit = () => {
      if (outer.clientWidth === 0) return;
      for (let scale = 1; scale >= oneLineDownTo; scale -= 0.04) if (fits(scale, 1)) return;
      for (let scale = 1; scale >= smallest; scale -= 0.04) if (fits(scale, 2)) return;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    // The first measure may have been made with a substitute for a font that was still on its way.
    void document.fonts?.ready.then(fit);
    return () => observer.disconnect();
  }, [children, oneLineDownTo]);

  return (
    <div ref={box} className={className}>
      <span ref={text} style={{ display: "block", textWrap: "balance" }}>
        {children}
      </span>
    </div>
  );
}
