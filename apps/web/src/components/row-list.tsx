import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./row-list.module.css";

/** A short list of named things: rows on a desktop, blocks on a phone. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

type RowProps = {
  name: string;
  about: ReactNode;
  /** At the right on a desktop. */
  figure: ReactNode;
  state: ReactNode;
  to?: string;
};

export function Row({ name, about, figure, state, to }: RowProps) {
  const content = (
    <>
      <span className={classes.main}>
        <span className={classes.name}>{name}</span>
        <span className={classes.fact}>{about}</span>
      </span>
      <span className={classes.fact}>{figure}</span>
      <span className={classes.fact}>{state}</span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={classes.row}>
          {content}
        </Link>
      ) : (
        <div className={classes.row}>{content}</div>
      )}
    </li>
  );
}
