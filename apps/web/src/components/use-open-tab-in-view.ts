import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** How much of the tab before the open one stays in sight: it says that there is more. */
const before = 24;

/** On a phone the open tab of a row that scrolls may stand outside it: brings it into view whenever the address changes. */
export function useOpenTabInView(row: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const open = pathname && row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (open && row.current)
      row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - before;
  }, [pathname, row]);
}
