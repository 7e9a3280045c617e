import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The next round of a bracket is half as tall. Whoever has scrolled down to a fight and swipes on stays beside it:
 * what stood in the middle of the screen goes on standing there.
 */
export function useKeepPlace(frame: RefObject<HTMLElement | null>, height: number): void {
  const before = useRef(height);

  useLayoutEffect(() => {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    const ratio = before.current === 0 ? 1 : height / before.current;
    before.current = height;
    if (top >= 0 || ratio === 1) return;
    const middle = window.innerHeight / 2 - top;
    window.scrollBy({ top: middle * (ratio - 1), behavior: "instant" });
  }, [frame, height]);
}
