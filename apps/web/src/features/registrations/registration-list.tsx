import type { Category, EventId } from "@chave/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { RegistrationFilters } from "./registration-filters.tsx";
import { RegistrationTable } from "./registration-table.tsx";
import { registrationsQuery } from "./registrations.api.ts";
import classes from "./registrations.module.css";
import type { useRegistrationSearch } from "./use-registration-search.ts";

type Props = {
  eventId: EventId;
  eventRef: string;
  categories: readonly Category[];
  searching: ReturnType<typeof useRegistrationSearch>;
  /** While nobody is registered at all. */
  empty: ReactNode;
};

/** The athletes that are searched for, page by page. */
export function RegistrationList({ eventId, eventRef, categories, searching, empty }: Props) {
  const { t } = useTranslation("registrations");
  const { search, change, isNarrowed } = searching;
  const registrations = useQuery(registrationsQuery(eventId, search));
  const isEmpty = !isNarrowed && registrations.data?.total === 0;
  const [typed, setTyped] = useState(search.search ?? "");
  const clear = () => {
    setTyped("");
    change({ search: "", categoryId: null });
  };

  if (isEmpty) return empty;
  return (
    <>
      <RegistrationFilters
        categories={categories}
        searching={searching}
        typed={typed}
        onType={setTyped}
      />
      <QueryView
        query={registrations}
        empty={
          <EmptyState
            title={t("list.nobody")}
            hint={t("list.nobodyHint")}
            action={
              <Button variant="default" onClick={clear}>
                {t("filter.clear")}
              </Button>
            }
          />
        }
      >
        {({ data, total, page, pageSize }) => (
          <>
            <p className={`${classes.total} figures`} role="status">
              {t(isNarrowed ? "list.found" : "list.total", { count: total })}
            </p>
            <RegistrationTable registrations={data} categories={categories} eventRef={eventRef} />
            <Pagination page={page} pageSize={pageSize} total={total} />
          </>
        )}
      </QueryView>
    </>
  );
}
