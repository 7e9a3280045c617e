import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./page-title.module.css";

type Props = { title: string; lead?: ReactNode; actions?: ReactNode };

/** The heading of a page, with what can be done here at its right. */
export function PageTitle({ title, lead, actions }: Props) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {lead && (
          <Text c="dimmed" mt={4} maw={680} component="div">
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
