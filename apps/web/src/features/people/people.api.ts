import {
  addChild,
  addGraduation,
  type CallOf,
  type CompetitorId,
  claimCompetitor,
  deleteGraduation,
  type GraduationId,
  getOwnProfile,
  getProfile,
  getPublicProfile,
  getSiteText,
  listFamily,
  searchClaims,
  untieChild,
  updateGraduation,
  updateProfile,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "#web/lib/api.ts";

/** The person of the login; null for logins that have none, such as an organizer's. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ["people", "own"],
    queryFn: async () => {
      try {
        return await callApi(getOwnProfile);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const profileQuery = (competitorId: CompetitorId) =>
  queryOptions({
    queryKey: ["people", "one", competitorId],
    queryFn: () => callApi(getProfile, { params: { competitorId } }),
  });

export const publicProfileQuery = (competitorId: CompetitorId) =>
  queryOptions({
    queryKey: ["people", "public", competitorId],
    queryFn: () => callApi(getPublicProfile, { params: { competitorId } }),
  });

export const familyQuery = () =>
  queryOptions({ queryKey: ["people", "family"], queryFn: () => callApi(listFamily) });

export const guardianTextQuery = () =>
  queryOptions({
    queryKey: ["site-texts", "guardian"],
    queryFn: () => callApi(getSiteText, { params: { name: "guardian" } }),
  });

/** A name or picture stands in the header too. */
function usePeopleChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["people"], ["session"], ["privacy"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useUpdateProfile(competitorId: CompetitorId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof updateProfile>["body"]) =>
      callApi(updateProfile, { params: { competitorId }, body }),
    meta: { quiet: true },
    onSettled: usePeopleChanged(),
  });
}

type Belt = CallOf<typeof addGraduation>["body"];

/** A new belt, or a mended one. */
export function useSaveGraduation(competitorId: CompetitorId, graduationId: GraduationId | null) {
  return useMutation({
    mutationFn: (body: Belt) =>
      graduationId === null
        ? callApi(addGraduation, { params: { competitorId }, body })
        : callApi(updateGraduation, { params: { competitorId, graduationId }, body }),
    meta: { quiet: true },
    onSettled: usePeopleChanged(),
  });
}

export function useDeleteGraduation(competitorId: CompetitorId) {
  return useMutation({
    mutationFn: (graduationId: GraduationId) =>
      callApi(deleteGraduation, { params: { competitorId, graduationId } }),
    onSettled: usePeopleChanged(),
  });
}

export function useAddChild() {
  return useMutation({
    mutationFn: (body: CallOf<typeof addChild>["body"]) => callApi(addChild, { body }),
    meta: { quiet: true },
    onSettled: usePeopleChanged(),
  });
}

export function useUntieChild() {
  return useMutation({
    mutationFn: (competitorId: CompetitorId) => callApi(untieChild, { params: { competitorId } }),
    onSettled: usePeopleChanged(),
  });
}

export function useSearchClaims() {
  return useMutation({
    mutationFn: (body: CallOf<typeof searchClaims>["body"]) => callApi(searchClaims, { body }),
    meta: { quiet: true },
  });
}

export function useClaim() {
  return useMutation({
    mutationFn: (body: CallOf<typeof claimCompetitor>["body"]) =>
      callApi(claimCompetitor, { body }),
    meta: { quiet: true },
    onSettled: usePeopleChanged(),
  });
}
