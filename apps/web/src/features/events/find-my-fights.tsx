import type { EventSummary } from "@chave/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useLocation, useSearchParams } from "react-router";
import classes from "./find-my-fights.module.css";
import { findSearch, searched } from "./find-search.ts";
import { FoundAthletes } from "./found-athletes.tsx";

/**
 * When and where do I fight? By name, without an account. The search stands in the address: it can be shared, the way
 * back leads to it, and it works before the page's code has come.
 */
export function FindMyFights({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation("events");
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const { slug, search } = findSearch(searchParams);
  const event = searched(events, slug);

  const eventField = useRef<HTMLSelectElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  useDidUpdate(() => {
    // The way back changes the address under fields that hold what was typed since.
    if (nameField.current) nameField.current.value = search;
    if (eventField.current && event) eventField.current.value = event.slug;
  }, [search, event?.slug]);
  if (!event) return null;

  return (
    <search>
      <Form action={pathname} className={classes.form} preventScrollReset>
        {events.length > 1 && (
          <NativeSelect
            ref={eventField}
            name="event"
            label={t("find.event")}
            data={events.map(({ name, slug }) => ({ value: slug, label: name }))}
            defaultValue={event.slug}
            onChange={({ currentTarget }) => {
              if (search) currentTarget.form?.requestSubmit();
            }}
          />
        )}
        <TextInput
          ref={nameField}
          name="name"
          label={t("find.name")}
          defaultValue={search}
          autoComplete="name"
          enterKeyHint="search"
          minLength={2}
          maxLength={100}
          required
          withAsterisk={false}
        />
        <Button type="submit">{t("find.action")}</Button>
      </Form>
      {search && <FoundAthletes key={`${event.id} ${search}`} event={event} search={search} />}
    </search>
  );
}
