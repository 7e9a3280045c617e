import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { AdminTools } from "./admin-tools.tsx";
import { type KeptEntry, keptQuery } from "./directory.api.ts";
import classes from "./directory.module.css";
import { Duplicates } from "./duplicates.tsx";
import { EntryTable } from "./entry-table.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { useKeptSearch } from "./use-kept-search.ts";

/** What an admin does with the gyms or the federations: approve, mend, merge. */
export function AdminDirectory({ kind }: { kind: DirectoryKind }) {
  const { t } = useTranslation("gyms");
  const { search, chooseStatus, clear, isNarrowed } = useKeptSearch();
  const kept = useQuery(keptQuery(kind, search));
  const [chosen, setChosen] = useState<ReadonlyMap<string, KeptEntry>>(new Map());
  const [merging, setMerging] = useState<readonly KeptEntry[] | null>(null);
  const choose = (entry: KeptEntry, isChosen: boolean) => {
    const others = [...chosen].filter(([id]) => id !== entry.id);
    setChosen(new Map(isChosen ? [...others, [entry.id, entry]] : others));
  };
  const nothing = isNarrowed ? (
    <EmptyState
      title={t("admin.nothing")}
      hint={t("admin.nothingHint")}
      action={
        <Button variant="default" onClick={clear}>
          {t("admin.clear")}
        </Button>
      }
    />
  ) : (
    <EmptyState title={t(`${kind}.admin.empty`)} hint={t(`${kind}.admin.emptyHint`)} />
  );

  return (
    <>
      <Duplicates kind={kind} onMerge={setMerging} />
      <AdminTools status={search.status} onStatus={chooseStatus} />
      <QueryView query={kept} empty={nothing}>
        {({ data, total, page, pageSize }) => (
          <>
            <div className={classes.bar}>
              <p className="figures" role="status">
                {chosen.size > 0
                  ? t("admin.chosen", { count: chosen.size })
                  : t(isNarrowed ? "admin.found" : "admin.total", { count: total })}
              </p>
              {chosen.size > 0 && (
                <>
                  <Button size="sm" onClick={() => setMerging([...chosen.values()])}>
                    {t("admin.mergeChosen")}
                  </Button>
                  <Button size="sm" variant="default" onClick={() => setChosen(new Map())}>
                    {t("admin.clearChosen")}
                  </Button>
                </>
              )}
            </div>
            <EntryTable
              kind={kind}
              entries={data}
              chosen={chosen}
              onChoose={choose}
              onMerge={setMerging}
            />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
      {merging && (
        <MergeDialog
          kind={kind}
          entries={merging}
          onClose={() => setMerging(null)}
          onMerged={() => setChosen(new Map())}
        />
      )}
    </>
  );
}
