import type { EventSummary } from "@chave/contract";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { matsQuery } from "#web/features/mats/mats.api.ts";
import { InvitationLink } from "#web/features/staff/invitation-link.tsx";
import { InviteDialog } from "#web/features/staff/invite-dialog.tsx";
import { staffQuery } from "#web/features/staff/staff.api.ts";
import { StaffList, StaffTools } from "#web/features/staff/staff-list.tsx";
import { useFightWords } from "#web/lib/fight-words.ts";
import { paths } from "#web/paths.ts";

/** The staff of one event, which stands in the address; at first the event that comes next. */
export function OrganizerStaff({ events }: { events: readonly EventSummary[] }) {
  const { t } = useTranslation("staff");
  const [params, setParams] = useSearchParams();
  const asked = params.get("event");
  const event = events.find(({ slug }) => slug === asked) ?? nextOf(events);

  if (!event)
    return (
      <EmptyState
        title={t("managers.noEvents")}
        hint={t("managers.noEventsHint")}
        action={<LinkButton to={paths.newEvent()}>{t("managers.toEvents")}</LinkButton>}
      />
    );
  return (
    <StaffOf
      key={event.id}
      event={event}
      choice={
        <NativeSelect
          label={t("managers.event")}
          data={events.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={event.slug}
          onChange={({ currentTarget }) =>
            setParams({ event: currentTarget.value }, { replace: true })
          }
        />
      }
    />
  );
}

/** They come with the latest first. */
const nextOf = (events: readonly EventSummary[]) =>
  events.findLast(({ phase }) => phase !== "finished") ?? events[0];

function StaffOf({ event, choice }: { event: EventSummary; choice: React.ReactNode }) {
  const { t } = useTranslation("staff");
  const words = useFightWords();
  const staff = useQuery(staffQuery(event.id));
  const mats = useQuery(matsQuery(event.id)).data ?? [];
  const [invites, setInvites] = useState(false);
  const [handsOn, setHandsOn] = useState<{ name: string; link: string } | null>(null);
  const named = mats.map((mat) => ({ id: mat.id, name: words.mat(mat) }));
  const invite = <Button onClick={() => setInvites(true)}>{t("managers.invite")}</Button>;

  return (
    <>
      <StaffTools>
        {choice}
        {staff.data && staff.data.length > 0 && invite}
      </StaffTools>
      <QueryView
        query={staff}
        empty={
          <EmptyState title={t("managers.empty")} hint={t("managers.emptyHint")} action={invite} />
        }
      >
        {(all) => <StaffList event={event} staff={all} mats={named} />}
      </QueryView>
      {invites && (
        <InviteDialog
          event={event}
          mats={named}
          onInvited={({ name, link }) => {
            setInvites(false);
            if (link !== null) setHandsOn({ name, link });
          }}
          onClose={() => setInvites(false)}
        />
      )}
      {handsOn && <InvitationLink {...handsOn} onClose={() => setHandsOn(null)} />}
    </>
  );
}
