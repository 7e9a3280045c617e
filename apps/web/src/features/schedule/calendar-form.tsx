import type { Schedule } from "@chave/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TimeField } from "#web/components/fields/time-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { MinutesInput } from "#web/components/minutes-input.tsx";
import classes from "./schedule.module.css";
import type { CalendarRules } from "./use-calendar-form.ts";

type Props = { rules: CalendarRules; schedule: Schedule };

/** When the day starts and how long everybody rests. Counts from the next plan on. */
export function CalendarForm({ rules, schedule }: Props) {
  const { t } = useTranslation("schedule");
  const { form, onSubmit, refusal, pending, changed } = rules;
  const isPlanned = schedule.mats.some(({ fights }) => fights.length > 0);

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <TimeField
        label={t("form.dayStart")}
        description={t("form.dayStartHint", { zone: placeOfZone(schedule.timeZone) })}
        {...form.getInputProps("dayStart")}
      />
      <MinutesInput
        label={t("form.between")}
        description={t("form.betweenHint")}
        {...form.getInputProps("secondsBetweenFights")}
      />
      <MinutesInput
        label={t("form.rest")}
        description={t("form.restHint")}
        {...form.getInputProps("minimumRest")}
      />
      <MinutesInput
        label={t("form.restFinal")}
        description={t("form.restHint")}
        {...form.getInputProps("minimumRestBeforeFinal")}
      />
      <Button type="submit" variant="default" loading={pending} disabled={!form.isDirty()}>
        {t("form.save")}
      </Button>
      <FormRefusal message={refusal} />
      {changed && isPlanned && (
        <p className={classes.changed} role="status">
          {t("form.changed")}
        </p>
      )}
    </form>
  );
}

/** "America/Sao_Paulo" as people write it: "Sao Paulo". */
const placeOfZone = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
