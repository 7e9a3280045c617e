import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { EventForm, type EventValues } from "#web/features/events/event-form.tsx";
import { useCreateEvent } from "#web/features/events/events.api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

export function NewEventPage() {
  const { t } = useTranslation("events");
  const navigate = useNavigate();
  const create = useCreateEvent();

  const submit = async (values: EventValues) => {
    const event = await create.mutateAsync(values);
    showDone(t("form.created"));
    await navigate(paths.eventSetUp(event.slug));
  };
  return (
    <Container size={768} pt={40}>
      <PageTitle title={t("form.newTitle")} lead={t("form.newLead")} />
      <EventForm submit={submit} />
    </Container>
  );
}
