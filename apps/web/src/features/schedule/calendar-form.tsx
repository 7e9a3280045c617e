import { type EventId, fightCalendar, type Schedule } from "@chave/contract";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { MinutesInput } from "#web/components/minutes-input.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveCalendar } from "./schedule.api.ts";
import classes from "./schedule.module.css";

type Props = { eventId: EventId; schedule: Schedule };

/** When the day starts and how long everybody rests. Counts from the next plan on. */
export function CalendarForm({ eventId, schedule }: Props) {
  const { t } = useTranslation("schedule");
  const save = useSaveCalendar(eventId);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: fightCalendar,
    initialValues: schedule.calendar,
    submit: async (values) => {
      await save.mutateAsync(values);
      form.resetDirty(values);
      showDone(t("form.saved"));
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <TextInput
        type="time"
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
    </form>
  );
}

/** "America/Sao_Paulo" as people write it: "Sao Paulo". */
const placeOfZone = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
