import type { Belt } from "@chave/contract";
import classes from "./belt-mark.module.css";

/** A small bar in the colour of a belt; its name stands beside it in words. */
export function BeltMark({ belt }: { belt: Belt }) {
  return <span className={classes.mark} data-belt={belt} aria-hidden="true" />;
}
