import type { Mat } from "@chave/contract";
import classes from "./mat-list.module.css";
import { MatRow } from "./mat-row.tsx";

type Props = {
  mats: readonly Mat[];
  /** Who keeps the scoreboard of which mat. */
  managersOf: (mat: Mat) => readonly string[];
};

/** An event's mats in their order. */
export function MatList({ mats, managersOf }: Props) {
  return (
    <ol className={classes.list}>
      {mats.map((mat) => (
        <MatRow key={mat.id} mat={mat} managers={managersOf(mat)} />
      ))}
    </ol>
  );
}
