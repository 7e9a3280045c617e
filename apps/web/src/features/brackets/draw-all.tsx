import type { Category, drawAll, EventId, OutputOf } from "@chave/contract";
import { Button, Collapse, TextInput, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDrawAll } from "./brackets.api.ts";
import classes from "./draw-all.module.css";
import { DrawnReport } from "./drawn-report.tsx";

type Props = { eventId: EventId; categories: readonly Category[] };

/** One button for every category that has athletes and no bracket. */
export function DrawAll({ eventId, categories }: Props) {
  const { t } = useTranslation("brackets");
  const [opened, { toggle }] = useDisclosure(false);
  const [report, setReport] = useState<OutputOf<typeof drawAll> | null>(null);
  const draw = useDrawAll(eventId);
  /** Two presses in a row come before the button can be disabled. */
  const drawing = useRef(false);
  const undrawn = categories.filter(({ entries, hasBracket }) => entries > 0 && !hasBracket);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (drawing.current) return;
    drawing.current = true;
    const seed = String(new FormData(event.currentTarget).get("seed") ?? "").trim();
    draw.mutate(seed || undefined, {
      onSuccess: setReport,
      onSettled: () => {
        drawing.current = false;
      },
    });
  };

  return (
    <div className={classes.box}>
      {undrawn.length > 0 ? (
        <form onSubmit={submit} className={classes.form}>
          <Button type="submit" loading={draw.isPending}>
            {t("assemble.drawAll", { count: undrawn.length })}
          </Button>
          <UnstyledButton className={classes.fold} aria-expanded={opened} onClick={toggle}>
            {t("assemble.ownSeed")}
          </UnstyledButton>
          <Collapse expanded={opened} className={classes.seed}>
            {opened && (
              <TextInput
                name="seed"
                label={t("assemble.seed")}
                description={t("assemble.seedHint")}
                maxLength={100}
              />
            )}
          </Collapse>
        </form>
      ) : (
        !report && !draw.isPending && <p className={classes.all}>{t("assemble.allDrawn")}</p>
      )}
      {report && <DrawnReport report={report} categories={categories} />}
    </div>
  );
}
