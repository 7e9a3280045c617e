import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { competitorId, gymId } from "./ids.ts";
import { done, pageOf, pageQuery } from "./list.ts";
import { graduation, newGraduation, personFields } from "./people.ts";
import { profile } from "./profiles.ts";

/** What an organizer will ask for and nobody has given yet. */
export const studentGap = z.enum(["birthDate", "sex", "belt", "weight", "guardian"]);
export type StudentGap = z.infer<typeof studentGap>;

export const student = z.object({
  id: competitorId,
  name: z.string(),
  birthDate: z.string().nullable(),
  sex: z.enum(["male", "female"]).nullable(),
  /** Grams. */
  weight: z.number().int().nullable(),
  belts: z.array(graduation.pick({ sport: true, belt: true })),
  gymName: z.string().nullable(),
  imgPath: z.string().nullable(),
  /** Where mail about the student goes: the teacher's own address unless another was given. */
  email: z.string().nullable(),
  gaps: z.array(studentGap),
  /** A login by username that the teacher made, or one of the student's own, which no teacher can change. */
  login: z.object({ username: z.string().nullable(), own: z.boolean() }).nullable(),
});
export type Student = z.infer<typeof student>;

export const listStudents = endpoint({
  method: "GET",
  path: "/students",
  summary: "The students of the teacher who asks.",
  query: pageQuery.extend({ sort: z.enum(["name", "-createdAt"]).default("name") }),
  response: pageOf(student),
});

export const getStudent = endpoint({
  method: "GET",
  path: "/students/:competitorId",
  summary: "One student of the teacher who asks.",
  params: z.object({ competitorId }),
  response: student,
});

const email = z.email().max(200).nullable();

export const addStudent = endpoint({
  method: "POST",
  path: "/students",
  summary: "Makes a student. E-mail, address and gym that are not given are the teacher's.",
  body: personFields.extend({ email, graduations: z.array(newGraduation).max(50) }),
  response: profile,
});

export const updateStudent = endpoint({
  method: "PATCH",
  path: "/students/:competitorId",
  summary: "Changes where mail about a student goes; the rest is the profile's.",
  params: z.object({ competitorId }),
  body: z.object({ email }),
  response: student,
});

const some = z.array(competitorId).min(1).max(500);

export const moveStudents = endpoint({
  method: "POST",
  path: "/students/move",
  summary: "Moves students to another gym. Registrations keep the gym they were made with.",
  body: z.object({ competitorIds: some, gymId }),
  response: z.object({ moved: z.number().int() }),
});

export const removeStudent = endpoint({
  method: "DELETE",
  path: "/students/:competitorId",
  summary:
    "Unties a student from the teacher; one without registrations, login and family is deleted.",
  params: z.object({ competitorId }),
  response: done,
});

/** Shown once: the server keeps only the hash of a password. */
export const credentials = z.object({
  competitorId,
  name: z.string(),
  username: z.string(),
  password: z.string(),
});
export type Credentials = z.infer<typeof credentials>;

export const giveCredentials = endpoint({
  method: "POST",
  path: "/students/credentials",
  summary:
    "Makes logins by username, or new passwords for those that the teacher made; others are left alone.",
  body: z.object({ competitorIds: some }),
  response: z.object({
    data: z.array(credentials),
    /** Students who have a login of their own. */
    skipped: z.number().int(),
  }),
});

export const myGym = z.object({
  gym: z
    .object({
      id: gymId,
      name: z.string(),
      status: z.enum(["pending", "approved", "refused"]),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      isBranch: z.boolean(),
      headquartersName: z.string().nullable(),
    })
    .nullable(),
  /** Students of mine, and how many of them train at another gym than I. */
  students: z.number().int(),
  studentsElsewhere: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});
export type MyGym = z.infer<typeof myGym>;

export const getMyGym = endpoint({
  method: "GET",
  path: "/teacher/gym",
  summary: "The gym where the teacher who asks teaches.",
  response: myGym,
});

export const chooseMyGym = endpoint({
  method: "PUT",
  path: "/teacher/gym",
  summary: "Says where the teacher teaches; the students may come along.",
  body: z.object({ gymId: gymId.nullable(), withStudents: z.boolean().default(false) }),
  response: myGym,
});
