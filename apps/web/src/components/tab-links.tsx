import { useRef } from "react";
import { NavLink } from "react-router";
import classes from "./tab-links.module.css";
import { useOpenTabInView } from "./use-open-tab-in-view.ts";

type Tab = { to: string; label: string };

/** Tabs that are pages: each has its own address. On a phone the row scrolls. */
export function TabLinks({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const row = useRef<HTMLElement>(null);
  useOpenTabInView(row);

  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={classes.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
