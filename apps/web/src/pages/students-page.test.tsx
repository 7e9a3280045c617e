import {
  addStudent,
  competitorId,
  giveCredentials,
  listStudents,
  ok,
  removeStudent,
  type Student,
} from "@chave/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answers, type FakeAnswer } from "#test/fake-api.ts";
import { renderPage } from "#test/render-page.tsx";
import { sampleId } from "#test/sample-bracket.ts";
import { NewStudentPage } from "./new-student-page.tsx";
import { StudentsPage } from "./students-page.tsx";

const ana: Student = {
  id: competitorId.parse(sampleId(9, 1)),
  name: "Ana Lima",
  birthDate: "2012-04-02",
  sex: "female",
  weight: 41_200,
  belts: [{ sport: "jiu_jitsu_gi", belt: "grey" }],
  gymName: "Alliance Recife",
  imgPath: null,
  email: "marcos@alliance.org",
  gaps: ["guardian"],
  login: null,
};
const beto: Student = {
  ...ana,
  id: competitorId.parse(sampleId(9, 2)),
  name: "Beto Souza",
  gaps: [],
  login: { username: "beto.souza", own: false },
};
const page = (students: Student[]) =>
  answers(listStudents, () => ({
    data: students,
    total: students.length,
    page: 1,
    pageSize: 50,
  }));
const at = { path: "/teacher/students" };
const render = (api: FakeAnswer[]) => renderPage(<StudentsPage />, { ...at, api });

it("P3 shows each athlete with what is still missing, and how they sign in", async () => {
  await render([page([ana, beto])]);
  const row = (await screen.findByRole("link", { name: "Ana Lima" })).closest("li")!;
  expect(within(row).getByText("Falta: responsável. Completar")).toBeVisible();
  expect(within(row).getByText("Sem acesso")).toBeVisible();
  expect(screen.getByText("Usuário beto.souza")).toBeVisible();
});

it("A12 makes logins for the chosen and shows them once, to print", async () => {
  const given: string[][] = [];
  await render([
    page([ana, beto]),
    answers(giveCredentials, ({ body }) => {
      given.push([...body.competitorIds]);
      return {
        data: [
          {
            competitorId: ana.id,
            name: "Ana Lima",
            username: "ana.lima",
            password: "kafe-mupo-tiru-7Q",
          },
        ],
        skipped: 1,
      };
    }),
  ]);
  await userEvent.click(await screen.findByLabelText("Escolher todos desta página"));
  expect(screen.getByText("2 escolhidos")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Criar acessos" }));

  expect(await screen.findByText("kafe-mupo-tiru-7Q")).toBeVisible();
  expect(screen.getByText(/As senhas aparecem só agora/)).toBeVisible();
  expect(screen.getByText(/1 atleta tem conta própria/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Imprimir" })).toBeEnabled();
  expect(given).toEqual([[ana.id, beto.id]]);
});

it("says what becomes of an athlete who is removed", async () => {
  const removed: string[] = [];
  await render([
    page([ana]),
    answers(removeStudent, ({ params }) => {
      removed.push(params.competitorId);
      return ok;
    }),
  ]);
  const button = { name: "Remover Ana Lima dos meus atletas" };
  await userEvent.click(await screen.findByRole("button", button));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/Inscrições e resultados continuam/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Remover" }));
  expect(await screen.findByText("Ana Lima saiu da sua lista.")).toBeVisible();
  expect(removed).toEqual([ana.id]);
});

it("says what to do first when there is nobody", async () => {
  await render([page([])]);
  expect(await screen.findByText("Você ainda não tem atletas")).toBeVisible();
  expect(screen.getByRole("link", { name: "Importar lista" })).toBeVisible();
});

it("A11 asks for the guardian of a new athlete under 18, at the field", async () => {
  const sent: unknown[] = [];
  await renderPage(<NewStudentPage />, {
    path: "/teacher/students/new",
    api: [
      answers(addStudent, ({ body }) => {
        sent.push(body);
        throw new Error("not reached");
      }),
    ],
  });
  // Pasted: every key draws this long form anew.
  await userEvent.click(await screen.findByLabelText(/^Nome/));
  await userEvent.paste("Ana Lima");
  await userEvent.click(screen.getByLabelText(/Data de nascimento/));
  await userEvent.paste("02/04/2012");
  await userEvent.click(screen.getByRole("button", { name: "Adicionar atleta" }));
  expect(await screen.findByText("Preencha todos os campos obrigatórios.")).toBeVisible();
  expect(screen.getByRole("group", { name: /Responsável/ })).toBeVisible();
  expect(sent).toEqual([]);
});
