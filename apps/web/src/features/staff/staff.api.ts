import {
  type CallOf,
  type EventId,
  inviteStaff,
  listMatManagers,
  listStaff,
  resendStaffInvitation,
  revokeStaff,
  type StaffGrantId,
  updateStaff,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const staffQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["staff", eventId],
    queryFn: () => callApi(listStaff, { params: { eventId } }),
  });

export const matManagersQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["mat-managers", eventId],
    queryFn: () => callApi(listMatManagers, { params: { eventId } }),
  });

/** Whoever changes the staff may be of it: what the session grants is asked anew. */
function useStaffChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["staff"], ["mat-managers"], ["session"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useInviteStaff(eventId: EventId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof inviteStaff>["body"]) =>
      callApi(inviteStaff, { params: { eventId }, body }),
    meta: { quiet: true },
    onSettled: useStaffChanged(),
  });
}

export function useUpdateStaff(staffGrantId: StaffGrantId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof updateStaff>["body"]) =>
      callApi(updateStaff, { params: { staffGrantId }, body }),
    meta: { quiet: true },
    onSettled: useStaffChanged(),
  });
}

export function useResendInvitation() {
  return useMutation({
    mutationFn: (staffGrantId: StaffGrantId) =>
      callApi(resendStaffInvitation, { params: { staffGrantId } }),
    onSettled: useStaffChanged(),
  });
}

export function useRevokeStaff() {
  return useMutation({
    mutationFn: (staffGrantId: StaffGrantId) => callApi(revokeStaff, { params: { staffGrantId } }),
    onSettled: useStaffChanged(),
  });
}
