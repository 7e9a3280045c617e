import {
  addStudent,
  type CallOf,
  type CompetitorId,
  chooseMyGym,
  type GymId,
  getMyGym,
  getProfile,
  getStudent,
  giveCredentials,
  listStudents,
  moveStudents,
  removeStudent,
  updateProfile,
  updateStudent,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

type StudentSearch = { page: number; search?: string };

const pageSize = 50;

export const studentsQuery = (search: StudentSearch) =>
  queryOptions({
    queryKey: ["students", "list", search],
    queryFn: () => callApi(listStudents, { query: { ...search, pageSize } }),
    placeholderData: keepPreviousData,
  });

/** A student's whole profile, and where mail about them goes. */
export const studentQuery = (competitorId: CompetitorId) =>
  queryOptions({
    queryKey: ["people", "student", competitorId],
    queryFn: async () => {
      const params = { competitorId };
      const [profile, student] = await Promise.all([
        callApi(getProfile, { params }),
        callApi(getStudent, { params }),
      ]);
      return { profile, email: student.email ?? "" };
    },
  });

export const myGymQuery = () =>
  queryOptions({ queryKey: ["students", "gym"], queryFn: () => callApi(getMyGym) });

function useStudentsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["students"], ["people"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

export function useAddStudent() {
  return useMutation({
    mutationFn: (body: CallOf<typeof addStudent>["body"]) => callApi(addStudent, { body }),
    meta: { quiet: true },
    onSuccess: useStudentsChanged(),
  });
}

type Changed = { profile: CallOf<typeof updateProfile>["body"]; email: string | null };

/** Data and mail address of a student; the belts have acts of their own. */
export function useChangeStudent(competitorId: CompetitorId) {
  return useMutation({
    mutationFn: async ({ profile, email }: Changed) => {
      const params = { competitorId };
      await callApi(updateProfile, { params, body: profile });
      await callApi(updateStudent, { params, body: { email } });
    },
    meta: { quiet: true },
    onSuccess: useStudentsChanged(),
  });
}

export function useRemoveStudent() {
  return useMutation({
    mutationFn: (competitorId: CompetitorId) =>
      callApi(removeStudent, { params: { competitorId } }),
    onSuccess: useStudentsChanged(),
  });
}

export function useMoveStudents() {
  return useMutation({
    mutationFn: (body: { competitorIds: CompetitorId[]; gymId: GymId }) =>
      callApi(moveStudents, { body }),
    onSuccess: useStudentsChanged(),
  });
}

export function useGiveCredentials() {
  return useMutation({
    mutationFn: (competitorIds: CompetitorId[]) =>
      callApi(giveCredentials, { body: { competitorIds } }),
    onSuccess: useStudentsChanged(),
  });
}

export function useChooseMyGym() {
  return useMutation({
    mutationFn: (body: CallOf<typeof chooseMyGym>["body"]) => callApi(chooseMyGym, { body }),
    onSuccess: useStudentsChanged(),
  });
}
