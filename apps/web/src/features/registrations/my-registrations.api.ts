import { listMyRegistrations } from "@chave/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const myRegistrationsQuery = (page: number) =>
  queryOptions({
    queryKey: ["registrations", "mine", page],
    queryFn: () => callApi(listMyRegistrations, { query: { page } }),
    placeholderData: keepPreviousData,
  });
