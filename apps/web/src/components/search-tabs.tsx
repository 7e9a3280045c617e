import { Link } from "react-router";
import classes from "./tab-links.module.css";

type Tab = { to: string; label: string; isOpen: boolean };

/** Tabs of one page that differ in the search of their address: the page says which is open. */
export function SearchTabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label, isOpen }) => (
        <Link key={to} to={to} className={classes.tab} aria-current={isOpen ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
