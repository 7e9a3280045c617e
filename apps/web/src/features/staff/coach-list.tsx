import type { Coach } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { nationalPart, phoneCountry, phoneMask } from "#web/lib/phone-number.ts";
import { showDone } from "#web/lib/toast.tsx";
import { CoachDialog, type EventChoice } from "./coach-dialog.tsx";
import { coachesQuery, useSetCoachRevoked } from "./coaches.api.ts";
import { NoPasses } from "./no-passes.tsx";
import { PassActs } from "./pass-acts.tsx";
import { PassTools } from "./pass-tools.tsx";
import { PersonList, PersonRow } from "./person-row.tsx";
import { usePassSearch } from "./use-pass-search.ts";

type Does = { what: "edit"; coach?: Coach } | { what: "revoke"; coach: Coach };

/** The coaches with a pass of the organization. */
export function CoachList({ events }: { events: readonly EventChoice[] }) {
  const { t } = useTranslation("staff");
  const searching = usePassSearch();
  const coaches = useQuery(coachesQuery(searching.search));
  const set = useSetCoachRevoked();
  const [does, setDoes] = useState<Does | null>(null);
  const close = () => setDoes(null);
  const add = () => setDoes({ what: "edit" });

  const restore = ({ id: coachId, name }: Coach) =>
    set.mutate(
      { coachId, revoked: false },
      { onSuccess: () => showDone(t("coaches.restoreDone", { name })) },
    );
  const revoke = ({ id: coachId, name }: Coach) =>
    set.mutate(
      { coachId, revoked: true },
      { onSuccess: () => showDone(t("coaches.revokeDone", { name })), onSettled: close },
    );

  return (
    <>
      <PassTools
        searching={searching}
        example={t("coaches.searchExample")}
        add={t("coaches.add")}
        onAdd={add}
      />
      <QueryView
        query={coaches}
        empty={<NoPasses of="coaches" search={searching.search} onAdd={add} />}
      >
        {({ data, ...page }) => (
          <>
            <PersonList>
              {data.map((coach) => (
                <PersonRow
                  key={coach.id}
                  name={coach.name}
                  task={coach.gym.name}
                  facts={[
                    coach.event?.name ?? t("coaches.allEvents"),
                    coach.email,
                    shownPhone(coach.phone),
                  ]}
                  acts={
                    <PassActs
                      isRevoked={coach.revokedAt !== null}
                      names={{
                        edit: t("coaches.edit", { name: coach.name }),
                        revoke: t("coaches.revoke", { name: coach.name }),
                        restore: t("coaches.restore", { name: coach.name }),
                      }}
                      onEdit={() => setDoes({ what: "edit", coach })}
                      onRevoke={() => setDoes({ what: "revoke", coach })}
                      onRestore={() => restore(coach)}
                    />
                  }
                />
              ))}
            </PersonList>
            <Pagination {...page} />
          </>
        )}
      </QueryView>
      {does?.what === "edit" && <CoachDialog coach={does.coach} events={events} onClose={close} />}
      {does?.what === "revoke" && (
        <ConfirmDialog
          opened
          onClose={close}
          title={t("coaches.revokeTitle", { name: does.coach.name })}
          confirm={t("coaches.revokeConfirm")}
          onConfirm={() => revoke(does.coach)}
          loading={set.isPending}
        >
          {t("coaches.revokeLoses", { name: does.coach.name, gym: does.coach.gym.name })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** As it is dialled at home; a number from abroad keeps its country. */
const shownPhone = (phone: string | null): string | null =>
  phone && phoneCountry(phone, "BR") === "BR"
    ? phoneMask("BR").show(nationalPart(phone, "BR"), "pt")
    : phone;
