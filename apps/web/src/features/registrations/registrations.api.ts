import {
  addRegistration,
  type CallOf,
  type CategoryId,
  type EventId,
  listRegistrations,
  type RegistrationId,
  removeRegistration,
  updateRegistration,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export type RegistrationSearch = { page: number; search?: string; categoryId?: CategoryId };

const pageSize = 50;

export const registrationsQuery = (eventId: EventId, search: RegistrationSearch) =>
  queryOptions({
    queryKey: ["registrations", eventId, search],
    queryFn: () =>
      callApi(listRegistrations, { params: { eventId }, query: { ...search, pageSize } }),
    placeholderData: keepPreviousData,
  });

/** Categories and the event count their athletes. */
function useRegistrationsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["registrations"], ["categories"], ["events", "one"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useAddRegistration(eventId: EventId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof addRegistration>["body"]) =>
      callApi(addRegistration, { params: { eventId }, body }),
    meta: { quiet: true },
    onSettled: useRegistrationsChanged(),
  });
}

export function useUpdateRegistration(registrationId: RegistrationId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof updateRegistration>["body"]) =>
      callApi(updateRegistration, { params: { registrationId }, body }),
    meta: { quiet: true },
    onSettled: useRegistrationsChanged(),
  });
}

export function useRemoveRegistration() {
  return useMutation({
    mutationFn: (registrationId: RegistrationId) =>
      callApi(removeRegistration, { params: { registrationId } }),
    onSettled: useRegistrationsChanged(),
  });
}
