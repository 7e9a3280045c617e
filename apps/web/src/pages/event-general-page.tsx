import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { DeleteEvent } from "#web/features/events/delete-event.tsx";
import { EventForm, type EventValues } from "#web/features/events/event-form.tsx";
import { useUpdateEvent } from "#web/features/events/events.api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";
import { useEventSetUp } from "./use-event-set-up.ts";

export function EventGeneralPage() {
  const { t } = useTranslation(["events", "common"]);
  const { event } = useEventSetUp();
  const navigate = useNavigate();
  const update = useUpdateEvent(event.id);

  const save = async (values: EventValues) => {
    const { unplannedFights } = await update.mutateAsync(values);
    const lost = unplannedFights - event.unplannedFights;
    showDone(lost > 0 ? t("form.unplanned", { count: lost }) : t("common:state.saved"));
  };
  return (
    <>
      <PageTitle title={t("setUp.general")} />
      <EventForm key={event.id} event={event} submit={save} />
      {event.can.own && (
        <DeleteEvent event={event} onDeleted={() => navigate(paths.organizerEvents())} />
      )}
    </>
  );
}
