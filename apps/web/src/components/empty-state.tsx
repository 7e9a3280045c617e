import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

type Props = {
  /** What would stand here. */
  title: string;
  /** What to do first. */
  hint?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
};

export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className={classes.empty}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" maw={520}>
          {hint}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
