import type { Mat } from "@chave/contract";
import classes from "./mat-list.module.css";
import { MatRow } from "./mat-row.tsx";

/** An event's mats in their order. */
export function MatList({ mats }: { mats: readonly Mat[] }) {
  return (
    <ol className={classes.list}>
      {mats.map((mat) => (
        <MatRow key={mat.id} mat={mat} />
      ))}
    </ol>
  );
}
