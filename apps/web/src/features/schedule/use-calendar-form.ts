import { type EventId, fightCalendar, type Schedule } from "@chave/contract";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveCalendar } from "./schedule.api.ts";

/** The rules of the day, as typed: planning goes by them, so it saves them first. */
export function useCalendarForm(eventId: EventId, schedule: Schedule) {
  const { t } = useTranslation("schedule");
  const save = useSaveCalendar(eventId);
  /** Saved since the last plan, which went by other rules. */
  const [changed, setChanged] = useState(false);
  const planNext = useRef<(() => void) | null>(null);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: fightCalendar,
    initialValues: schedule.calendar,
    submit: async (values) => {
      const plan = planNext.current;
      await save.mutateAsync(values);
      form.resetDirty(values);
      setChanged(true);
      if (plan) plan();
      else showDone(t("form.saved"));
    },
  });

  return {
    form,
    refusal,
    pending,
    changed,
    onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
      planNext.current = null;
      onSubmit(event);
    },
    /** False shows what is wrong at its field. */
    check: (): boolean => {
      const valid = fightCalendar.safeParse(form.values).success;
      if (!valid) onSubmit();
      return valid;
    },
    saveThen: (plan: () => void) => {
      if (!form.isDirty()) return plan();
      planNext.current = plan;
      onSubmit();
    },
    onPlanned: () => setChanged(false),
  };
}

export type CalendarRules = ReturnType<typeof useCalendarForm>;
