import {
  type CallOf,
  type CompetitorId,
  createOrganization,
  type GymId,
  getAdminOverview,
  getCompetitorForAdmin,
  inviteOrganizer,
  listAllEvents,
  listAudit,
  listCompetitors,
  listInvitations,
  listOrganizations,
  loadDemo,
  revokeInvitation,
  sendPasswordReset,
  setCompetitorGym,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const overviewQuery = () =>
  queryOptions({ queryKey: ["admin", "overview"], queryFn: () => callApi(getAdminOverview) });

export const competitorsQuery = (query: CallOf<typeof listCompetitors>["query"]) =>
  queryOptions({
    queryKey: ["admin", "competitors", query],
    queryFn: () => callApi(listCompetitors, { query }),
    placeholderData: keepPreviousData,
  });

export const competitorQuery = (competitorId: CompetitorId) =>
  queryOptions({
    queryKey: ["admin", "competitor", competitorId],
    queryFn: () => callApi(getCompetitorForAdmin, { params: { competitorId } }),
  });

export const organizationsQuery = (query: CallOf<typeof listOrganizations>["query"]) =>
  queryOptions({
    queryKey: ["organizations", query],
    queryFn: () => callApi(listOrganizations, { query }),
    placeholderData: keepPreviousData,
  });

export const eventsQuery = (query: CallOf<typeof listAllEvents>["query"]) =>
  queryOptions({
    queryKey: ["admin", "events", query],
    queryFn: () => callApi(listAllEvents, { query }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (query: CallOf<typeof listAudit>["query"]) =>
  queryOptions({
    queryKey: ["admin", "audit", query],
    queryFn: () => callApi(listAudit, { query }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = () =>
  queryOptions({
    queryKey: ["admin", "invitations"],
    queryFn: () => callApi(listInvitations, { query: {} }),
  });

/** What an act of an admin may have changed in the lists above. */
function useAdminChange<Input, Output>(
  act: (input: Input) => Promise<Output>,
  { quiet }: { quiet?: true } = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: { quiet },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin"] }),
  });
}

export const useInviteOrganizer = () =>
  useAdminChange(
    (body: CallOf<typeof inviteOrganizer>["body"]) => callApi(inviteOrganizer, { body }),
    { quiet: true },
  );

export const useRevokeInvitation = () =>
  useAdminChange((params: CallOf<typeof revokeInvitation>["params"]) =>
    callApi(revokeInvitation, { params }),
  );

export const useSendPasswordReset = () =>
  useAdminChange((params: CallOf<typeof sendPasswordReset>["params"]) =>
    callApi(sendPasswordReset, { params }),
  );

export const useSetGym = (competitorId: CompetitorId) =>
  useAdminChange((gymId: GymId | null) =>
    callApi(setCompetitorGym, { params: { competitorId }, body: { gymId } }),
  );

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
