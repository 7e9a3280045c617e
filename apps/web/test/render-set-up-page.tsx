import type { EventDetail } from "@chave/contract";
import type { ReactElement } from "react";
import { Outlet, Route, Routes } from "react-router";
import { eventOf } from "./events.ts";
import type { FakeAnswer } from "./fake-api.ts";
import { renderPage } from "./render-page.tsx";

type Options = { event?: EventDetail; api?: readonly FakeAnswer[]; search?: string };

/** Shows a page as it stands in an event's set-up: the frame has the event loaded. */
export const renderSetUpPage = (
  page: ReactElement,
  { event = eventOf(), api, search = "" }: Options = {},
) =>
  renderPage(
    <Routes>
      <Route element={<Outlet context={{ event, eventRef: event.slug }} />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>,
    { path: "/config-event/:eventRef/*", at: `/config-event/${event.slug}/section${search}`, api },
  );
