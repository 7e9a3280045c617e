import type { DirectoryFields, DirectorySort, DirectoryStatus, OutputOf } from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";
import { type DirectoryKind, directories } from "#web/lib/directory.ts";

export type KeptSearch = {
  page: number;
  search?: string | undefined;
  status?: DirectoryStatus | undefined;
  sort?: DirectorySort | undefined;
};

export const keptQuery = (kind: DirectoryKind, search: KeptSearch) =>
  queryOptions({
    queryKey: ["directory", kind, "kept", search],
    queryFn: () => callApi(directories[kind].administer, { query: search }),
    placeholderData: keepPreviousData,
  });

type Kept<Kind extends DirectoryKind> = OutputOf<(typeof directories)[Kind]["administer"]>;
export type KeptEntry = Kept<"gym">["data"][number] | Kept<"affiliation">["data"][number];

export const duplicatesQuery = (kind: DirectoryKind) =>
  queryOptions({
    queryKey: ["directory", kind, "duplicates"],
    queryFn: () => callApi(directories[kind].findDuplicates),
  });

/** What hangs on an entry now: asked whenever a dialog says what will move. */
export const usesQuery = (kind: DirectoryKind, id: string) =>
  queryOptions({
    queryKey: ["directory", kind, "uses", id],
    queryFn: () => callApi(directories[kind].getUses, { params: { id } }),
    staleTime: 0,
  });

/** Members move with their gym: profiles and lists of people change too. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries() });
}

export const useApprove = (kind: DirectoryKind) =>
  useChange((id: string) => callApi(directories[kind].approve, { params: { id } }));

export const useRefuse = (kind: DirectoryKind) =>
  useChange((id: string) => callApi(directories[kind].refuse, { params: { id } }));

export const useRemove = (kind: DirectoryKind) =>
  useChange(({ id, moveTo }: { id: string; moveTo: string | undefined }) =>
    callApi(directories[kind].remove, { params: { id }, query: { moveTo } }),
  );

export const useMerge = (kind: DirectoryKind) =>
  useChange(({ id, others }: { id: string; others: string[] }) =>
    callApi(directories[kind].merge, { params: { id }, body: { others } }),
  );

export function useUpdateEntry(kind: DirectoryKind, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DirectoryFields) =>
      callApi(directories[kind].update, { params: { id }, body }),
    meta: { quiet: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["directory"] }),
  });
}
