import type { Fight } from "@chave/contract";
import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queueOf } from "./fight-filter.ts";
import classes from "./fight-list.module.css";
import { type FightListProps, FightRows } from "./fight-list.tsx";

/** What the table of one mat needs: the next fight on top, the others below, the fought ones folded away. */
export function MatQueue({ fights, ...props }: FightListProps & { fights: readonly Fight[] }) {
  const { t } = useTranslation("fights");
  const [showsDone, setShowsDone] = useState(false);
  const { open, done } = queueOf(fights);

  return (
    <>
      {open.length === 0 ? (
        <Text>{t("queueEmpty")}</Text>
      ) : (
        <>
          <Title order={2} className={classes.queueTitle}>
            {t("next")}
          </Title>
          <FightRows fights={open.slice(0, 1)} firstIsNext {...props} />
        </>
      )}
      {open.length > 1 && (
        <>
          <Title order={2} className={classes.queueTitle}>
            {t("after")}
          </Title>
          <FightRows fights={open.slice(1)} {...props} />
        </>
      )}
      {done.length > 0 && !showsDone && (
        <Button variant="default" mt="lg" onClick={() => setShowsDone(true)}>
          {t("showDone", { count: done.length })}
        </Button>
      )}
      {showsDone && (
        <>
          <Title order={2} className={classes.queueTitle}>
            {t("done")}
          </Title>
          <FightRows fights={done} {...props} />
        </>
      )}
    </>
  );
}
