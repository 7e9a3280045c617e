import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is being printed, in time for the paper to show what this renders. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia("print");
    const show = (value: boolean) => flushSync(() => setPrinting(value));
    const onStart = () => show(true);
    const onEnd = () => show(false);
    const onChange = () => show(paper.matches);
    window.addEventListener("beforeprint", onStart);
    window.addEventListener("afterprint", onEnd);
    paper.addEventListener("change", onChange);
    return () => {
      window.removeEventListener("beforeprint", onStart);
      window.removeEventListener("afterprint", onEnd);
      paper.removeEventListener("change", onChange);
    };
  }, []);

  return isPrinting;
}
