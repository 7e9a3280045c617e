import type { Affiliate } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { numericDate } from "#web/lib/format.ts";
import { showDone } from "#web/lib/toast.tsx";
import { today } from "#web/lib/today.ts";
import { AffiliateDialog } from "./affiliate-dialog.tsx";
import { affiliatesQuery, useSetAffiliateRevoked } from "./affiliates.api.ts";
import { NoPasses } from "./no-passes.tsx";
import { PassActs } from "./pass-acts.tsx";
import { PassTools } from "./pass-tools.tsx";
import { PersonList, PersonRow } from "./person-row.tsx";
import { usePassSearch } from "./use-pass-search.ts";

type Does = { what: "edit"; affiliate?: Affiliate } | { what: "revoke"; affiliate: Affiliate };

/** The members on the organization's own list. */
export function AffiliateList() {
  const { t } = useTranslation("staff");
  const searching = usePassSearch();
  const affiliates = useQuery(affiliatesQuery(searching.search));
  const set = useSetAffiliateRevoked();
  const [does, setDoes] = useState<Does | null>(null);
  const close = () => setDoes(null);
  const add = () => setDoes({ what: "edit" });

  const restore = ({ id: affiliateId, name }: Affiliate) =>
    set.mutate(
      { affiliateId, revoked: false },
      { onSuccess: () => showDone(t("affiliates.restoreDone", { name })) },
    );
  const revoke = ({ id: affiliateId, name }: Affiliate) =>
    set.mutate(
      { affiliateId, revoked: true },
      { onSuccess: () => showDone(t("affiliates.revokeDone", { name })), onSettled: close },
    );

  return (
    <>
      <PassTools
        searching={searching}
        example={t("affiliates.searchExample")}
        add={t("affiliates.add")}
        onAdd={add}
      />
      <QueryView
        query={affiliates}
        empty={<NoPasses of="affiliates" search={searching.search} onAdd={add} />}
      >
        {({ data, ...page }) => (
          <>
            <PersonList>
              {data.map((affiliate) => (
                <AffiliateRow
                  key={affiliate.id}
                  affiliate={affiliate}
                  onEdit={() => setDoes({ what: "edit", affiliate })}
                  onRevoke={() => setDoes({ what: "revoke", affiliate })}
                  onRestore={() => restore(affiliate)}
                />
              ))}
            </PersonList>
            <Pagination {...page} />
          </>
        )}
      </QueryView>
      {does?.what === "edit" && <AffiliateDialog affiliate={does.affiliate} onClose={close} />}
      {does?.what === "revoke" && (
        <ConfirmDialog
          opened
          onClose={close}
          title={t("affiliates.revokeTitle", { name: does.affiliate.name })}
          confirm={t("affiliates.revokeConfirm")}
          onConfirm={() => revoke(does.affiliate)}
          loading={set.isPending}
        >
          {t("affiliates.revokeLoses", {
            name: does.affiliate.name,
            number: does.affiliate.number,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}

type RowProps = {
  affiliate: Affiliate;
  onEdit: () => void;
  onRevoke: () => void;
  onRestore: () => void;
};

function AffiliateRow({ affiliate, ...acts }: RowProps) {
  const { t } = useTranslation("staff");
  const { name, number, email, validUntil, revokedAt } = affiliate;
  const isOver = validUntil !== null && validUntil < today();
  const until = validUntil
    ? t(isOver ? "affiliates.overSince" : "affiliates.until", { date: numericDate(validUntil) })
    : t("affiliates.noEnd");
  return (
    <PersonRow
      name={name}
      task={<span className="figures">{number}</span>}
      facts={isOver ? [email] : [until, email]}
      note={isOver ? until : undefined}
      isLate
      acts={
        <PassActs
          isRevoked={revokedAt !== null}
          names={{
            edit: t("affiliates.edit", { name }),
            revoke: t("affiliates.revoke", { name }),
            restore: t("affiliates.restore", { name }),
          }}
          {...acts}
        />
      }
    />
  );
}
