import type { ReactNode } from "react";
import classes from "./field-grid.module.css";

type Props = {
  /** `wide`: the first of each pair takes two thirds. */
  columns?: "even" | "wide";
  children: ReactNode;
};

/** Fields two in a row; one below the other on a phone. */
export function FieldGrid({ columns = "even", children }: Props) {
  return (
    <div className={classes.grid} data-columns={columns}>
      {children}
    </div>
  );
}
