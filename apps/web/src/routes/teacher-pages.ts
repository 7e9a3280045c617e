import { userType } from "@chave/contract";
import type { RouteObject } from "react-router";
import { handle } from "#web/lib/page-handle.ts";
import type { RouteTools } from "./route-tools.ts";

const teachers = [userType.teacher, userType.teacherCompetitor];

/** A teacher's athletes and gym. */
export const teacherPages = ({ guarded }: RouteTools): RouteObject[] => [
  {
    path: "/teacher/students",
    loader: guarded(teachers),
    handle: handle({ head: "students", guarded: true, crumb: "students" }),
    lazy: { Component: async () => (await import("#web/pages/students-page.tsx")).StudentsPage },
  },
  {
    path: "/teacher/students/new",
    loader: guarded(teachers),
    handle: handle({ head: "newStudent", guarded: true, crumb: "students" }),
    lazy: {
      Component: async () => (await import("#web/pages/new-student-page.tsx")).NewStudentPage,
    },
  },
  {
    path: "/teacher/students/import",
    loader: guarded(teachers),
    handle: handle({ head: "importStudents", guarded: true, crumb: "students" }),
    lazy: {
      Component: async () =>
        (await import("#web/pages/import-students-page.tsx")).ImportStudentsPage,
    },
  },
  {
    path: "/teacher/students/:competitorId",
    loader: guarded(teachers),
    handle: handle({ head: "student", guarded: true, crumb: "students" }),
    lazy: { Component: async () => (await import("#web/pages/student-page.tsx")).StudentPage },
  },
  {
    path: "/teacher/gym",
    loader: guarded(teachers),
    handle: handle({ head: "myGym", guarded: true, crumb: "myGym" }),
    lazy: { Component: async () => (await import("#web/pages/my-gym-page.tsx")).MyGymPage },
  },
];
