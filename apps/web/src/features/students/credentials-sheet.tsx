import type { CompetitorId, Credentials, Student } from "@chave/contract";
import { Alert, Button, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import classes from "./credentials-sheet.module.css";
import { useGiveCredentials } from "./students.api.ts";

type Props = { students: readonly Student[]; onClose: () => void };

/** Hashing a password takes a while on purpose: few at a time, so that progress is seen. */
const atOnce = 5;

/** Makes the logins, then shows them this once, to print or to copy. */
export function CredentialsSheet({ students, onClose }: Props) {
  const { t } = useTranslation(["students", "common"]);
  const words = useWords();
  const give = useGiveCredentials();
  const [made, setMade] = useState<Credentials[]>([]);
  const [skipped, setSkipped] = useState(0);
  const [done, setDone] = useState(0);
  const started = useRef(false);

  const giveAll = async (ids: readonly CompetitorId[]) => {
    for (let at = 0; at < ids.length; at += atOnce) {
      const part = ids.slice(at, at + atOnce);
      const given = await give.mutateAsync([...part]);
      setMade((before) => [...before, ...given.data]);
      setSkipped((before) => before + given.skipped);
      setDone((before) => before + part.length);
    }
  };
  const goOn = () => void giveAll(students.slice(done).map(({ id }) => id)).catch(() => undefined);
  useEffect(() => {
    // Once, though React may mount twice while developing.
    if (started.current) return;
    started.current = true;
    goOn();
  });

  const isDone = done === students.length;
  return (
    <Stack className={classes.sheet} gap="lg">
      <header className={classes.head}>
        <Title order={1}>{t("credentials.title")}</Title>
        {isDone ? (
          <Group gap="sm" className={classes.acts}>
            <Button
              leftSection={<IconPrinter size={18} aria-hidden />}
              disabled={made.length === 0}
              onClick={() => window.print()}
            >
              {t("credentials.print")}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t("credentials.close")}
            </Button>
          </Group>
        ) : (
          <div role="status" className={classes.progress}>
            <Text className="figures">
              {t("credentials.making", { done, count: students.length })}
            </Text>
            <Progress.Root size="lg">
              <Progress.Section
                value={(100 * done) / students.length}
                color="ink"
                aria-label={t("credentials.making", { done, count: students.length })}
              />
            </Progress.Root>
          </div>
        )}
      </header>
      {give.isError && (
        <Stack gap="sm" align="flex-start">
          <FormRefusal message={errorMessage(words, give.error)} />
          <Button onClick={goOn}>{t("common:action.retry")}</Button>
        </Stack>
      )}
      {isDone && made.length > 0 && (
        <Alert color="ink" className={classes.once}>
          {t("credentials.once")}
        </Alert>
      )}
      {isDone && skipped > 0 && <Text>{t("credentials.skipped", { count: skipped })}</Text>}
      <ul className={classes.cards}>
        {made.map(({ competitorId, name, username, password }) => (
          <li key={competitorId} className={classes.card}>
            <strong className={classes.name}>{name}</strong>
            <dl>
              <dt>{t("credentials.address")}</dt>
              <dd>{location.host}</dd>
              <dt>{t("credentials.username")}</dt>
              <dd className={classes.secret}>{username}</dd>
              <dt>{t("credentials.password")}</dt>
              <dd className={classes.secret}>{password}</dd>
            </dl>
            <p>{t("credentials.change")}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
