import type { ReactNode } from "react";
import classes from "./staff.module.css";

type Props = {
  name: string;
  /** What the person does here. */
  task: ReactNode;
  facts: readonly (string | null)[];
  note?: string;
  /** The note is a warning. */
  isLate?: boolean;
  /** Icon buttons, each with its name. */
  acts: ReactNode;
};

/** One person of a list, and what can be done with them. */
export function PersonRow({ name, task, facts, note, isLate, acts }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.task}>{task}</span>
      </div>
      <div className={classes.acts}>{acts}</div>
      <p className={classes.facts}>
        {facts
          .filter((fact) => fact)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        {note && <span data-late={isLate || undefined}>{note}</span>}
      </p>
    </li>
  );
}

export const PersonList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);
