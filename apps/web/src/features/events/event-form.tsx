import { createEvent, type EventDetail, languages, type ruleSetId, sports } from "@chave/contract";
import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  Select,
  Stack,
  Switch,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { DateField } from "#web/components/fields/date-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import classes from "./event-form.module.css";
import { timeZones } from "./time-zones.ts";

export type EventValues = z.input<typeof createEvent.body>;

const ruleSets: z.infer<typeof ruleSetId>[] = ["ibjjf", "adcc", "submission_only", "points"];

const fresh: EventValues = {
  name: "",
  city: "",
  state: "",
  venue: "",
  startsOn: "",
  endsOn: "",
  sport: "jiu_jitsu_gi",
  timeZone: "America/Sao_Paulo",
  language: "pt",
  ruleSet: "ibjjf",
  visible: true,
};

type Props = { event?: EventDetail; submit: (values: EventValues) => Promise<unknown> };

/** Makes an event, or changes the one that is given. */
export function EventForm({ event, submit }: Props) {
  const { t } = useTranslation(["events", "enums"]);
  const { form, onSubmit, refusal, pending } = useContractForm<EventValues>({
    schema: createEvent.body,
    initialValues: event ? valuesOf(event) : fresh,
    submit,
    fieldOf: { event_dates_reversed: "endsOn", event_date_too_far: "endsOn" },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xl" maw={720}>
        <Fieldset legend={t("form.what")} variant="unstyled">
          <Stack>
            <TextInput label={t("form.name")} required {...form.getInputProps("name")} />
            <div className={classes.pair}>
              <NativeSelect
                label={t("form.sport")}
                data={sports.map((value) => ({ value, label: t(`enums:sport.${value}`) }))}
                {...form.getInputProps("sport")}
              />
              <NativeSelect
                label={t("form.ruleSet")}
                data={ruleSets.map((value) => ({ value, label: t(`enums:ruleSet.${value}`) }))}
                {...form.getInputProps("ruleSet")}
              />
            </div>
          </Stack>
        </Fieldset>
        <Fieldset legend={t("form.where")} variant="unstyled">
          <Stack>
            <div className={classes.pair}>
              <DateField
                label={t("form.startsOn")}
                required
                {...form.getInputProps("startsOn")}
                onChange={(day) => {
                  form.setFieldValue("startsOn", day);
                  // While the day is typed it is no date yet.
                  const isWhole = /^\d{4}-/.test(day);
                  if (isWhole && form.values.endsOn < day) form.setFieldValue("endsOn", day);
                }}
              />
              <DateField
                label={t("form.endsOn")}
                required
                minDate={form.values.startsOn}
                {...form.getInputProps("endsOn")}
              />
            </div>
            <TextInput label={t("form.venue")} {...form.getInputProps("venue")} />
            <div className={classes.cityAndState}>
              <TextInput label={t("form.city")} required {...form.getInputProps("city")} />
              <TextInput label={t("form.state")} {...form.getInputProps("state")} />
            </div>
            <Select
              label={t("form.timeZone")}
              description={t("form.timeZoneHint")}
              data={timeZones()}
              searchable
              allowDeselect={false}
              {...form.getInputProps("timeZone")}
            />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("form.how")} variant="unstyled">
          <Stack>
            <NativeSelect
              label={t("form.language")}
              data={languages.map((value) => ({ value, label: t(`enums:language.${value}`) }))}
              {...form.getInputProps("language")}
            />
            <Switch
              label={t("form.visible")}
              description={t("form.visibleHint")}
              {...form.getInputProps("visible", { type: "checkbox" })}
            />
          </Stack>
        </Fieldset>
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t(event ? "form.save" : "form.create")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function valuesOf(event: EventDetail): EventValues {
  const {
    name,
    city,
    state,
    venue,
    startsOn,
    endsOn,
    sport,
    timeZone,
    language,
    ruleSet,
    visible,
  } = event;
  return {
    name,
    city,
    state,
    venue,
    startsOn,
    endsOn,
    sport,
    timeZone,
    language,
    ruleSet,
    visible,
  };
}
