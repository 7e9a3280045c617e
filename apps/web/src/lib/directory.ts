import { affiliationEndpoints, type DirectoryFields, gymEndpoints } from "@chave/contract";
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi } from "./api.ts";

/** The directories that an admin keeps; their screens differ in words only. */
export const directories = { gym: gymEndpoints, affiliation: affiliationEndpoints };
export type DirectoryKind = keyof typeof directories;

export type DirectorySearch = {
  page?: number;
  pageSize?: number;
  search?: string | undefined;
  onlyHeadquarters?: "true" | undefined;
};

export const directoryListQuery = (kind: DirectoryKind, search: DirectorySearch) =>
  queryOptions({
    queryKey: ["directory", kind, "list", search],
    queryFn: () => callApi(directories[kind].list, { query: search }),
    placeholderData: keepPreviousData,
  });

export const directoryEntryQuery = (kind: DirectoryKind, id: string | null) =>
  queryOptions({
    queryKey: ["directory", kind, "one", id],
    queryFn: id === null ? skipToken : () => callApi(directories[kind].get, { params: { id } }),
  });

/** Asked while a name is typed; a few letters say nothing yet. */
export const similarNamesQuery = (kind: DirectoryKind, name: string) =>
  queryOptions({
    queryKey: ["directory", kind, "similar", name],
    queryFn:
      name.trim().length < 3
        ? skipToken
        : () => callApi(directories[kind].findSimilar, { query: { name } }),
    placeholderData: keepPreviousData,
  });

export function useRegisterEntry(kind: DirectoryKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DirectoryFields) => callApi(directories[kind].register, { body }),
    meta: { quiet: true },
    // A picker shows what was just registered without asking for it.
    onSuccess: (entry) =>
      queryClient.setQueryData(directoryEntryQuery(kind, entry.id).queryKey, entry),
  });
}
