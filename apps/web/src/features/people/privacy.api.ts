import { type CallOf, eraseAccount, exportData, getPrivacy } from "@chave/contract";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const privacyQuery = () =>
  queryOptions({ queryKey: ["privacy"], queryFn: () => callApi(getPrivacy) });

export function useExport() {
  return useMutation({ mutationFn: () => callApi(exportData) });
}

export function useErase() {
  return useMutation({
    mutationFn: (body: CallOf<typeof eraseAccount>["body"]) => callApi(eraseAccount, { body }),
    meta: { quiet: true },
  });
}
