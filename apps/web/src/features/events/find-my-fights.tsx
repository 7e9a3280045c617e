import type { EventSummary } from "@chave/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./find-my-fights.module.css";
import { FoundAthletes } from "./found-athletes.tsx";

/** When and where do I fight? By name, without an account. */
export function FindMyFights({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation("events");
  const [slug, setSlug] = useState(events[0]?.slug);
  const [search, setSearch] = useState("");
  const event = events.find((one) => one.slug === slug) ?? events[0];
  if (!event) return null;

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    setSearch(String(new FormData(submitted.currentTarget).get("name")).trim());
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        {events.length > 1 && (
          <NativeSelect
            label={t("find.event")}
            data={events.map(({ name, slug }) => ({ value: slug, label: name }))}
            value={event.slug}
            onChange={(changed) => setSlug(changed.currentTarget.value)}
          />
        )}
        <TextInput
          name="name"
          label={t("find.name")}
          autoComplete="name"
          enterKeyHint="search"
          minLength={2}
          required
          withAsterisk={false}
        />
        <Button type="submit">{t("find.action")}</Button>
      </form>
      {search && <FoundAthletes key={`${event.id} ${search}`} event={event} search={search} />}
    </search>
  );
}
