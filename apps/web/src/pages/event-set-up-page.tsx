import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { EventFigures } from "#web/features/events/event-figures.tsx";
import { WhatNow } from "#web/features/events/what-now.tsx";
import { useEventSetUp } from "./use-event-set-up.ts";

export function EventSetUpPage() {
  const { t } = useTranslation("events");
  const { event, eventRef } = useEventSetUp();

  return (
    <>
      <PageTitle title={t("now.title")} />
      <WhatNow event={event} eventRef={eventRef} />
      <EventFigures event={event} />
    </>
  );
}
