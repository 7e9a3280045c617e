import { getInvitation, listDevices, signOutDevice, signOutOtherDevices } from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

const devicesKey = ["session", "devices"];

export const devicesQuery = () =>
  queryOptions({ queryKey: devicesKey, queryFn: () => callApi(listDevices) });

export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(signOutDevice, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}

export function useSignOutOtherDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(signOutOtherDevices),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => callApi(getInvitation, { params: { token } }),
    retry: false,
  });
