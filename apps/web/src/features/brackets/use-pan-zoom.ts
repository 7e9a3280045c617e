import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const smallest = 0.15;
const largest = 1.6;
const step = 1.25;

type Frame = RefObject<HTMLDivElement | null>;
type Point = { clientX: number; clientY: number };
type ChangeZoom = (change: (zoom: number) => number, at?: Point) => void;

/**
 * Moves a drawing inside its frame: mouse drag, ctrl + wheel, two fingers, buttons. The frame itself scrolls.
 * `natural` is the size it has until somebody changes it.
 */
export function usePanZoom(frame: Frame, natural: number) {
  const [chosen, setChosen] = useState<number | null>(null);
  const zoom = chosen ?? natural;
  const current = useRef(zoom);
  useEffect(() => {
    current.current = zoom;
  }, [zoom]);

  /** Changes the size; the point under the fingers stays where it is. */
  const changeZoom = useCallback<ChangeZoom>(
    (change, at) => {
      const element = frame.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const x = at ? at.clientX - box.left : box.width / 2;
      const before = current.current;
      current.current = Math.min(largest, Math.max(smallest, change(before)));
      const left = ((element.scrollLeft + x) * current.current) / before - x;
      setChosen(current.current);
      requestAnimationFrame(() => element.scrollTo({ left, behavior: "instant" }));
    },
    [frame],
  );

  useWheelZoom(frame, changeZoom);
  usePinch(frame, changeZoom);
  useDrag(frame);

  return {
    zoom,
    isNatural: chosen === null,
    reset: () => setChosen(null),
    zoomTo: (wanted: number) => changeZoom(() => wanted),
    zoomIn: () => changeZoom((now) => now * step),
    zoomOut: () => changeZoom((now) => now / step),
  };
}

function useWheelZoom(frame: Frame, changeZoom: ChangeZoom) {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Here and not in JSX, where React listens passively: the page itself must not zoom.
      event.preventDefault();
      changeZoom((zoom) => zoom * Math.exp(-event.deltaY / 300), event);
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame, changeZoom]);
}

function usePinch(frame: Frame, changeZoom: ChangeZoom) {
  useEffect(() => {
    const element = frame.current;
    let distance: number | null = null;
    const onStart = ({ touches }: TouchEvent) => {
      distance = touches.length === 2 ? distanceOf(touches) : null;
    };
    const onMove = (event: TouchEvent) => {
      if (distance === null || event.touches.length !== 2) return;
      event.preventDefault();
      const next = distanceOf(event.touches);
      const factor = next / distance;
      distance = next;
      changeZoom((zoom) => zoom * factor, middleOf(event.touches));
    };
    element?.addEventListener("touchstart", onStart, { passive: true });
    element?.addEventListener("touchmove", onMove, { passive: false });
    return () => {
      element?.removeEventListener("touchstart", onStart);
      element?.removeEventListener("touchmove", onMove);
    };
  }, [frame, changeZoom]);
}

const distanceOf = ([a, b]: TouchList) =>
  Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);

const middleOf = ([a, b]: TouchList): Point => ({
  clientX: (a!.clientX + b!.clientX) / 2,
  clientY: (a!.clientY + b!.clientY) / 2,
});

/** The mouse takes the drawing and moves it: sideways in its frame, up and down with the page. */
function useDrag(frame: Frame) {
  useEffect(() => {
    const element = frame.current;
    let last: { x: number; y: number } | null = null;
    let hasMoved = false;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      hasMoved = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!element || !last) return;
      const dx = event.clientX - last.x;
      const dy = event.clientY - last.y;
      if (!hasMoved && Math.hypot(dx, dy) < 4) return;
      hasMoved = true;
      element.dataset.dragging = "";
      element.scrollBy({ left: -dx, behavior: "instant" });
      window.scrollBy({ top: -dy, behavior: "instant" });
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = () => {
      last = null;
      delete element?.dataset.dragging;
    };
    // The click that ends a drag chooses nobody.
    const onClick = (event: MouseEvent) => {
      if (hasMoved) event.stopPropagation();
      hasMoved = false;
    };
    element?.addEventListener("pointerdown", onDown);
    element?.addEventListener("click", onClick, true);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    return () => {
      element?.removeEventListener("pointerdown", onDown);
      element?.removeEventListener("click", onClick, true);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
    };
  }, [frame]);
}
