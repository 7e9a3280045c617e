import { type CallOf, createOrganization, listOrganizations, loadDemo } from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const organizationsQuery = (page: number) =>
  queryOptions({
    queryKey: ["organizations", page],
    queryFn: () => callApi(listOrganizations, { query: { page } }),
    placeholderData: keepPreviousData,
  });

export function useCreateOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof createOrganization>["body"]) =>
      callApi(createOrganization, { body }),
    meta: { quiet: true },
    // The first organization also ends the installation's being empty.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["organizations"] }),
        queryClient.invalidateQueries({ queryKey: ["site"] }),
      ]),
  });
}

export function useLoadDemo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(loadDemo),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
