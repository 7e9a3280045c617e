import { Container, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./message-page.module.css";

type Props = { title: string; text: string; children: ReactNode };

/** A page that has one thing to say, and the ways on. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <Container size={640} className={classes.page}>
      <Title order={1}>{title}</Title>
      <Text fz="lg" c="dimmed" mt="sm">
        {text}
      </Text>
      <Group mt="xl" gap="sm">
        {children}
      </Group>
    </Container>
  );
}
