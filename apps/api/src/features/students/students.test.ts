import {
  addStudent,
  type CallOf,
  changePassword,
  chooseMyGym,
  getMe,
  getMyGym,
  getProfile,
  giveCredentials,
  listStudents,
  moveStudents,
  noSocial,
  removeStudent,
  updateProfile,
  updateStudent,
  userType,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { gyms } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { sortKey } from "#api/sort-key.ts";
import { importsOf } from "#test/athlete-imports.ts";
import { startTestApi, type TestApi } from "#test/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const cpf = { type: "cpf" as const, number: "52998224725", country: "BR" as const };
const ana: CallOf<typeof addStudent>["body"] = {
  name: "Ana Lima",
  birthDate: "2012-04-02",
  sex: "female",
  weight: 41_200,
  country: "BR",
  phone: null,
  document: null,
  guardian: { name: "Marta Lima", document: cpf },
  address: null,
  social: noSocial,
  gymId: null,
  affiliationId: null,
  email: null,
  graduations: [{ sport: "jiu_jitsu_gi", belt: "grey", graduatedOn: "2024-12-01" }],
};
const address = {
  country: "BR",
  postalCode: "50030-230",
  state: "PE",
  city: "Recife",
  neighborhood: "Recife",
  street: "Rua do Bom Jesus",
  number: "1",
  complement: "",
};

async function gym(name: string) {
  const id = newId<(typeof gyms.$inferInsert)["id"]>();
  const createdAt = new Date();
  await api.db.insert(gyms).values({ id, name, nameKey: sortKey(name), createdAt });
  return id;
}
const teacher = (change: object = {}) => api.make.person(userType.teacher, change);

describe("P3 a teacher's students", () => {
  it("A1 e-mail, address and gym that are not given are the teacher's", async () => {
    const gymId = await gym("Alliance Recife");
    const marcos = await teacher({ address, gymId });
    const made = await api.call(addStudent, { body: ana }, marcos);

    expect(made).toMatchObject({ name: "Ana Lima", address, gymId, own: false });
    const { data } = await api.call(listStudents, { query: {} }, marcos);
    expect(data).toMatchObject([
      { name: "Ana Lima", email: marcos.email, gaps: [], login: null, gymName: "Alliance Recife" },
    ]);
    expect(data[0]!.belts).toEqual([{ sport: "jiu_jitsu_gi", belt: "grey" }]);

    const params = { competitorId: made.id };
    const own = await api.call(updateStudent, { params, body: { email: "ANA@x.org" } }, marcos);
    expect(own.email).toBe("ana@x.org");
    const back = await api.call(updateStudent, { params, body: { email: null } }, marcos);
    expect(back.email).toBe(marcos.email);
  });

  it("A11 a student under 18 needs a guardian", async () => {
    const refused = api.call(addStudent, { body: { ...ana, guardian: null } }, await teacher());
    await expect(refused).rejects.toMatchObject({ status: 422 });
  });

  it("the teacher edits a student as a parent would, others do not", async () => {
    const marcos = await teacher();
    const { id } = await api.call(addStudent, { body: ana }, marcos);
    const params = { competitorId: id };
    const { email: _email, graduations: _belts, ...fields } = ana;
    const body = { ...fields, name: "Ana Souza Lima", imgPath: null, coverPath: null };
    const changed = await api.call(updateProfile, { params, body }, marcos);
    expect(changed.name).toBe("Ana Souza Lima");
    const stranger = await teacher();
    await expect(api.call(getProfile, { params }, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(
      api.call(updateStudent, { params, body: { email: null } }, stranger),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("searches, pages and sorts", async () => {
    const marcos = await teacher();
    for (const name of ["Zeca", "Álvaro", "Beto"])
      await api.call(addStudent, { body: { ...ana, name } }, marcos);
    const names = async (query: CallOf<typeof listStudents>["query"]) =>
      (await api.call(listStudents, { query }, marcos)).data.map(({ name }) => name);
    expect(await names({})).toEqual(["Álvaro", "Beto", "Zeca"]);
    expect(await names({ sort: "-createdAt" })).toEqual(["Beto", "Álvaro", "Zeca"]);
    expect(await names({ search: "alv" })).toEqual(["Álvaro"]);
    expect(await names({ page: 2, pageSize: 2 })).toEqual(["Zeca"]);
  });

  it("moves students to another gym, only one's own", async () => {
    const [marcos, other] = [await teacher(), await teacher()];
    const gymId = await gym("Checkmat Olinda");
    const mine = await api.call(addStudent, { body: ana }, marcos);
    const theirs = await api.call(addStudent, { body: ana }, other);
    const move = (competitorIds: (typeof mine.id)[]) =>
      api.call(moveStudents, { body: { competitorIds, gymId } }, marcos);
    await expect(move([mine.id, theirs.id])).rejects.toMatchObject({ status: 404 });
    expect(await move([mine.id])).toEqual({ moved: 1 });
    const { data } = await api.call(listStudents, { query: {} }, marcos);
    expect(data[0]!.gymName).toBe("Checkmat Olinda");
  });

  it("unties a student; one of whom nothing else is left is gone", async () => {
    const marcos = await teacher();
    const { id } = await api.call(addStudent, { body: ana }, marcos);
    const params = { competitorId: id };
    await api.call(removeStudent, { params }, marcos);
    await expect(api.call(removeStudent, { params }, marcos)).rejects.toMatchObject({
      status: 404,
    });
    const admin = await api.make.admin();
    await expect(api.call(getProfile, { params }, admin)).rejects.toMatchObject({ status: 404 });
  });

  it("A8 nobody but a teacher has students", async () => {
    for (const as of [
      undefined,
      await api.make.person(userType.competitor),
      await api.make.admin(),
    ])
      await expect(api.call(listStudents, { query: {} }, as)).rejects.toMatchObject({
        status: as ? 403 : 401,
      });
  });
});

describe("A12 credentials", () => {
  it("give a student a username, which opens the account until a password of one's own is chosen", async () => {
    const marcos = await teacher();
    const first = await api.call(addStudent, { body: ana }, marcos);
    const second = await api.call(addStudent, { body: { ...ana, name: "ANA  LIMA" } }, marcos);
    const body = { competitorIds: [first.id, second.id] };
    const { data, skipped } = await api.call(giveCredentials, { body }, marcos);

    expect(skipped).toBe(0);
    const [one, two] = data;
    expect(one!.username).toMatch(/^ana\.lima(\.\d+)?$/);
    expect(two!.username).not.toBe(one!.username);
    const token = await api.signIn(one!.username.toUpperCase(), one!.password);
    const as = { ...marcos, token };
    const { user, competitor } = await api.call(getMe, {}, as);
    expect(user).toMatchObject({ email: null, emailVerified: null, mustChangePassword: true });
    expect(user.user_type).toBe(userType.competitor);
    expect([first.id, second.id]).toContain(competitor!.id);
    const change = { currentPassword: one!.password, newPassword: "Minha-Senha-1" };
    await api.call(changePassword, { body: change }, as);
  });

  it("given again are new passwords for the same usernames, and end the old sessions", async () => {
    const marcos = await teacher();
    const { id } = await api.call(addStudent, { body: { ...ana, name: "Caio Melo" } }, marcos);
    const give = () => api.call(giveCredentials, { body: { competitorIds: [id] } }, marcos);
    const before = (await give()).data[0]!;
    const token = await api.signIn(before.username, before.password);
    const after = (await give()).data[0]!;
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
    await expect(api.call(getMe, {}, { ...marcos, token })).rejects.toMatchObject({ status: 401 });
    await expect(api.signIn(before.username, before.password)).rejects.toMatchObject({
      code: "wrong_credentials",
    });
  });
});

describe("P3 my gym", () => {
  it("is chosen, and the students may come along", async () => {
    const [here, there] = [await gym("Nova União"), await gym("Nova União Olinda")];
    const marcos = await teacher({ gymId: here });
    await api.call(addStudent, { body: ana }, marcos);
    expect(await api.call(getMyGym, {}, marcos)).toMatchObject({
      gym: { name: "Nova União", isBranch: false },
      students: 1,
      studentsElsewhere: 0,
      can: { edit: false },
    });
    const stay = { gymId: there, withStudents: false };
    const alone = await api.call(chooseMyGym, { body: stay }, marcos);
    expect(alone).toMatchObject({ gym: { id: there }, students: 1, studentsElsewhere: 1 });
    await api.call(chooseMyGym, { body: { gymId: here } }, marcos);
    const along = { gymId: there, withStudents: true };
    expect(await api.call(chooseMyGym, { body: along }, marcos)).toMatchObject({
      studentsElsewhere: 0,
    });
    const none = await api.call(chooseMyGym, { body: { gymId: null } }, marcos);
    expect(none.gym).toBeNull();
  });
});

describe("P3 V5 X15 importing students", () => {
  const header =
    "Nome;Nascimento;Sexo;Faixa;Peso;E-mail;Telefone;CPF;Responsável;CPF do responsável";
  const good =
    "Beto Souza;24/03/2011;M;cinza;38,5;beto@x.org;(81) 99999-0000;;Rita Souza;529.982.247-25";

  it("brings them in with what the file says, and the teacher's e-mail and address where it says nothing", async () => {
    const marcos = await teacher({ address });
    const { uploadStudents, confirm, ended } = importsOf(api, marcos);
    const csv = [header, good, "Caio Melo;2001-02-03;masculino;azul;;;;;;"].join("\n");
    const uploaded = await uploadStudents("alunos.csv", csv);
    expect(uploaded).toMatchObject({ kind: "students", eventId: null, rows: 2 });
    expect(uploaded.preview).toHaveLength(2);
    expect(uploaded.mapping).toEqual({
      ...{ name: 0, birthDate: 1, sex: 2, belt: 3, weight: 4, email: 5, phone: 6, document: 7 },
      ...{ guardianName: 8, guardianDocument: 9 },
    });
    await confirm(uploaded.id, uploaded.mapping);
    expect(await ended(uploaded.id)).toMatchObject({ status: "imported", imported: 2 });

    const { data } = await api.call(listStudents, { query: {} }, marcos);
    expect(data).toMatchObject([
      { name: "Beto Souza", email: "beto@x.org", weight: 38_500, gaps: [] },
      { name: "Caio Melo", email: marcos.email, gaps: ["weight"] },
    ]);
    const params = { competitorId: data[0]!.id };
    expect(await api.call(getProfile, { params }, marcos)).toMatchObject({
      phone: "+5581999990000",
      address,
      guardian: { name: "Rita Souza", document: cpf },
    });
  });

  it("says row by row what is wrong, and takes none or only the right ones", async () => {
    const marcos = await teacher();
    const { uploadStudents, confirm, ended } = importsOf(api, marcos);
    const rows = [
      good,
      ";24/03/2011;M;;;;;;;",
      "Sem Sexo;24/03/2011;;;;;;;;",
      "Só Ano;2011;M;;;;;;;",
      "Sem Data;;M;;;;;;;",
      "Mau CPF;24/03/1990;M;;;;;111.111.111-11;;",
      "Mau Fone;24/03/1990;M;;;;12;;;",
      "Mau Responsável;24/03/2012;M;;;;;;Rita;529.982.247-24",
      good,
    ];
    const { id, mapping } = await uploadStudents("alunos.csv", [header, ...rows].join("\n"));
    await confirm(id, mapping);
    const refused = await ended(id);
    expect(refused.status).toBe("refused");
    expect(refused.problems.map(({ row, code }) => [row, code])).toEqual([
      [3, "name_missing"],
      [4, "sex_missing"],
      [5, "birth_date_invalid"],
      [6, "birth_date_missing"],
      [7, "document_invalid"],
      [8, "phone_invalid"],
      [9, "guardian_document_invalid"],
      [10, "duplicate_in_file"],
    ]);
    expect((await api.call(listStudents, { query: {} }, marcos)).total).toBe(0);
    await confirm(id, mapping, true);
    expect(await ended(id)).toMatchObject({ status: "imported", imported: 1 });
    const again = await uploadStudents("alunos.csv", [header, good].join("\n"));
    await confirm(again.id, again.mapping);
    expect((await ended(again.id)).problems[0]!.code).toBe("already_student");
  });

  it("needs name, birth date and sex, an .xlsx or .csv, and a teacher", async () => {
    const marcos = await teacher();
    const { uploadStudents, confirm } = importsOf(api, marcos);
    const { id } = await uploadStudents("alunos.csv", "Nome;Sexo\nAna;F");
    await expect(confirm(id, { name: 0, sex: 1 })).rejects.toMatchObject({
      code: "import_mapping_incomplete",
    });
    await expect(uploadStudents("alunos.pdf", "%PDF")).rejects.toMatchObject({
      code: "file_type_not_accepted",
    });
    const other = importsOf(api, await teacher());
    await expect(other.ended(id)).rejects.toMatchObject({ status: 403 });
    const organizer = importsOf(api, await api.make.organizer());
    await expect(organizer.uploadStudents("a.csv", "Nome\nAna")).rejects.toMatchObject({
      status: 403,
    });
  });

  it("two lists at once make nobody twice", async () => {
    const marcos = await teacher();
    const { uploadStudents, confirm, ended } = importsOf(api, marcos);
    const list = [header, good].join("\n");
    const uploads = [await uploadStudents("a.csv", list), await uploadStudents("b.csv", list)];
    await Promise.all(uploads.map(({ id, mapping }) => confirm(id, mapping)));
    const reports = await Promise.all(uploads.map(({ id }) => ended(id)));
    expect(reports.map(({ status }) => status).toSorted()).toEqual(["imported", "refused"]);
    expect((await api.call(listStudents, { query: {} }, marcos)).total).toBe(1);
  });
});
