import { type CallOf, getMyOrganization, updateMyOrganization } from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const myOrganizationQuery = () =>
  queryOptions({
    queryKey: ["my-organization"],
    queryFn: () => callApi(getMyOrganization),
  });

/** Name and logo also stand in the header and beside the events. */
export function useUpdateOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof updateMyOrganization>["body"]) =>
      callApi(updateMyOrganization, { body }),
    meta: { quiet: true },
    onSettled: () =>
      Promise.all(
        [["my-organization"], ["session"], ["events"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
