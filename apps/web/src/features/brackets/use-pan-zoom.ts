import { type RefObject, useCallback, useEffect, useState } from "react";

const smallest = 0.2;
const largest = 1.6;
const step = 1.2;

/** Moves a drawing inside its frame: mouse drag, ctrl + wheel, two fingers, buttons. The frame itself scrolls. */
export function usePanZoom(frame: RefObject<HTMLDivElement | null>, initial = 1) {
  const [zoom, setZoom] = useState(initial);

  /** Changes the size and keeps the point under the fingers where it is. */
  const zoomTo = useCallback(
    (wanted: number, at?: { clientX: number; clientY: number }) => {
      const element = frame.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const x = (at?.clientX ?? box.left + box.width / 2) - box.left;
      const next = Math.min(largest, Math.max(smallest, wanted));
      setZoom((current) => {
        const scrollLeft = ((element.scrollLeft + x) * next) / current - x;
        requestAnimationFrame(() => element.scrollTo({ left: scrollLeft, behavior: "instant" }));
        return next;
      });
    },
    [frame],
  );

  useWheelZoom(frame, zoom, zoomTo);
  usePinch(frame, zoom, zoomTo);
  useDrag(frame);

  return {
    zoom,
    zoomTo,
    zoomIn: () => zoomTo(zoom * step),
    zoomOut: () => zoomTo(zoom / step),
  };
}

type ZoomTo = (zoom: number, at?: { clientX: number; clientY: number }) => void;
type Frame = RefObject<HTMLDivElement | null>;

function useWheelZoom(frame: Frame, zoom: number, zoomTo: ZoomTo) {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // React listens passively; the page itself must not zoom.
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 300), event);
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame, zoom, zoomTo]);
}

function usePinch(frame: Frame, zoom: number, zoomTo: ZoomTo) {
  useEffect(() => {
    const element = frame.current;
    let start: { distance: number; zoom: number } | null = null;
    const onTouchStart = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { distance: distanceOf(touches), zoom } : null;
    };
    const onTouchMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches;
      const middle = {
        clientX: (a!.clientX + b!.clientX) / 2,
        clientY: (a!.clientY + b!.clientY) / 2,
      };
      zoomTo((start.zoom * distanceOf(event.touches)) / start.distance, middle);
    };
    const onTouchEnd = () => {
      start = null;
    };
    element?.addEventListener("touchstart", onTouchStart, { passive: true });
    element?.addEventListener("touchmove", onTouchMove, { passive: false });
    element?.addEventListener("touchend", onTouchEnd);
    return () => {
      element?.removeEventListener("touchstart", onTouchStart);
      element?.removeEventListener("touchmove", onTouchMove);
      element?.removeEventListener("touchend", onTouchEnd);
    };
    // A pinch that goes on must not be forgotten because it changed the zoom.
    // biome-ignore lint: placeholder
  }, [frame, zoom, zoomTo]);
}

function distanceOf([a, b]: TouchList): number {
  return Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
}

/** The mouse takes the drawing and moves it: sideways in its frame, up and down with the page. */
function useDrag(frame: Frame) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let last: { x: number; y: number } | null = null;
    let moved = false;

    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      moved = false;
    };
    const onMove = (event: PointerEvent) => {
      if (!last) return;
      const dx = event.clientX - last.x;
      const dy = event.clientY - last.y;
      if (!moved && Math.hypot(dx, dy) < 4) return;
      moved = true;
      element.dataset.dragging = "";
      element.scrollBy({ left: -dx, behavior: "instant" });
      window.scrollBy({ top: -dy, behavior: "instant" });
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = () => {
      last = null;
      delete element.dataset.dragging;
    };
    // The click that ends a drag chooses nobody.
    const onClick = (event: MouseEvent) => {
      if (!moved) return;
      event.stopPropagation();
      moved = false;
    };
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick, true);
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick, true);
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
    };
  }, [frame]);
}
