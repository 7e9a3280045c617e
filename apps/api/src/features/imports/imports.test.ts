import {
  addFromTemplate,
  addRegistration,
  type Category,
  confirmImport,
  drawCategory,
  type EventId,
  getImport,
  listCategories,
  listRegistrations,
  updateRegistration,
} from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { uploadOf } from "#test/athlete-files.ts";
import { importsOf } from "#test/athlete-imports.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { recoverImports } from "./imports.service.ts";

let api: TestApi;
let organizer: TestPerson;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
  imports = importsOf(api, organizer);
});

const registered = async (eventId: EventId) =>
  api.call(listRegistrations, { params: { eventId }, query: { pageSize: 100 } }, organizer);

async function categoryOf(eventId: EventId, sex: string, weightClass: string): Promise<Category> {
  const all = await api.call(listCategories, { params: { eventId } });
  return all.find((one) => one.sex === sex && one.weightClass === weightClass)!;
}

const header = "Nome;Nascimento;Sexo;Academia;Faixa;Peso";
const ana = "Ana Souza;07/03/1998;F;Alliance;Azul;57,5";
const joao = "João Lima;1999;M;Gracie Barra;azul;75 kg";

describe("I3 X15 importing athletes", () => {
  it("shows the first five rows, guesses the columns, and imports them", async () => {
    const eventId = await imports.adultEvent();
    const more = [1, 2, 3, 4].map((n) => `Atleta ${n};1999;M;ALLIANCE;azul;75`);
    const csv = [header, ana, joao, ...more].join("\r\n");

    const uploaded = await imports.upload(eventId, "atletas.csv", csv);

    expect(uploaded).toMatchObject({
      fileName: "atletas.csv",
      status: "uploaded",
      rows: 6,
      mapping: { name: 0, birthDate: 1, sex: 2, gym: 3, belt: 4, weight: 5 },
    });
    expect(uploaded.preview).toHaveLength(5);
    expect(uploaded.preview[0]).toEqual(ana.split(";"));

    const confirmed = await imports.confirm(uploaded.id, uploaded.mapping);
    expect(confirmed.status).toBe("checking");

    expect(await imports.ended(uploaded.id)).toMatchObject({
      ...{ status: "imported", imported: 6, processed: 6, newGyms: 2, problemCount: 0 },
    });
    const { data } = await registered(eventId);
    const { id: feather } = await categoryOf(eventId, "female", "feather");
    expect(data[0]).toMatchObject({
      ...{ name: "Ana Souza", gymName: "Alliance", belt: "blue", sex: "female" },
      ...{ birthYear: 1998, weight: 57_500, categoryId: feather, inBracket: false },
    });
  });

  it("imports a workbook with date cells", async () => {
    const eventId = await imports.adultEvent();
    const born = { value: new Date("1998-03-07T00:00:00Z"), type: Date, format: "dd/mm/yyyy" };
    const cells = ["Ana Souza", born, "F", "Alliance", "Azul", 57.5];
    const file = await writeWorkbook([
      header.split(";").map((value) => ({ value })),
      cells.map((cell) => (typeof cell === "object" ? cell : { value: cell })),
    ]).toBuffer();

    const { id, mapping, preview } = await imports.upload(eventId, "atletas.xlsx", file);
    await imports.confirm(id, mapping);

    expect(preview).toEqual([["Ana Souza", "1998-03-07", "F", "Alliance", "Azul", "57.5"]]);
    expect(await imports.ended(id)).toMatchObject({ status: "imported", imported: 1 });
  });

  it("reads UTF-16 and Windows-1252, either separator, quotes and stray control characters", async () => {
    const eventId = await imports.adultEvent();
    const commas =
      'Nome,Nascimento,Sexo,Academia,Faixa,Peso\n"Zé\u0000, o Forte",1999,M,"","Azul","75.1"';

    const utf16 = await imports.upload(
      eventId,
      "a.csv",
      Buffer.from(`\ufeff${header}\n${joao}`, "utf16le"),
    );
    const windows = await imports.upload(
      eventId,
      "a.csv",
      Buffer.from(`${header}\n${joao}`, "latin1"),
    );
    const quoted = await imports.upload(eventId, "a.csv", commas);

    expect(utf16.preview).toEqual([joao.split(";")]);
    expect(windows.preview).toEqual([joao.split(";")]);
    expect(quoted.preview).toEqual([["Zé , o Forte", "1999", "M", "", "Azul", "75.1"]]);
  });

  it("imports nothing while a row is wrong, and says row by row what is", async () => {
    const eventId = await imports.adultEvent();
    const wrong = [
      ";1999;M;Gym;azul;75",
      "Bia;31/02/1999;X;Gym;lilás;leve",
      "",
      "Caio;1999;M;Gym;azul;",
      "Davi;1999;M;=HYPERLINK(1);azul;75",
      `${"E".repeat(121)};1999;M;Gym;azul;75`,
      "Fabi;2015;F;Gym;azul;60",
    ];
    const csv = [header, ana, ...wrong, joao, "JOAO  LIMA;1999;M;Gym;azul;75"].join("\n");

    const refused = await imports.importing(eventId, csv);

    expect(refused).toMatchObject({ status: "refused", imported: 0, rows: 9, problemCount: 10 });
    expect(refused.problems.map(({ row, code, field }) => [row, code, field])).toEqual([
      [3, "name_missing", "name"],
      [4, "birth_date_invalid", "birthDate"],
      [4, "sex_invalid", "sex"],
      [4, "belt_invalid", "belt"],
      [4, "weight_invalid", "weight"],
      [6, "category_data_missing", "weight"],
      [7, "formula", "gym"],
      [8, "text_too_long", "name"],
      [9, "category_not_found_for", null],
      [11, "duplicate_in_file", "name"],
    ]);
    expect((await registered(eventId)).total).toBe(0);

    await imports.confirm(refused.id, refused.mapping, true);

    expect(await imports.ended(refused.id)).toMatchObject({
      ...{ status: "imported", imported: 2, problemCount: 10 },
    });
    expect((await registered(eventId)).data.map((one) => one.name)).toEqual([
      "Ana Souza",
      "João Lima",
    ]);
  });

  it("tells who is registered already, by hand or by an import before", async () => {
    const eventId = await imports.adultEvent();
    const { id: categoryId } = await categoryOf(eventId, "male", "light");
    const body = { name: "joão lima", categoryId };
    await api.call(addRegistration, { params: { eventId }, body }, organizer);
    await imports.importing(eventId, [header, ana].join("\n"));

    const again = await imports.importing(eventId, [header, joao, ana].join("\n"));

    expect(again.status).toBe("refused");
    expect(again.problems.map(({ row, code }) => [row, code])).toEqual([
      [2, "already_registered"],
      [3, "already_registered"],
    ]);
  });

  it("takes the category by its name, and one person for two categories", async () => {
    const eventId = await imports.adultEvent();
    await api.make.category(organizer, eventId, { name: "Desafio −80 kg" });
    const csv =
      "Atleta,Categoria\nJoão Lima,Adulto / Masculino / Azul / Leve\nJoão Lima,desafio -80kg";

    expect(await imports.importing(eventId, csv)).toMatchObject({
      status: "imported",
      imported: 2,
    });
    const { data } = await registered(eventId);
    expect(new Set(data.map((one) => one.competitorId)).size).toBe(1);
    expect(new Set(data.map((one) => one.categoryId)).size).toBe(2);
  });

  it("does not register an athlete a second time whose weight was corrected", async () => {
    const eventId = await imports.adultEvent();
    const corrected = joao.replace("75 kg", "80 kg");
    await imports.importing(eventId, [header, ana, joao].join("\n"));

    const again = await imports.importing(eventId, [header, ana, corrected].join("\n"));

    expect(again).toMatchObject({ status: "refused", problemCount: 2 });
    expect(again.problems).toMatchObject([
      { row: 2, code: "already_registered" },
      { row: 3, code: "registered_in_other_category", field: "name", value: "João Lima" },
    ]);
    const named = `${header};Categoria\n${corrected};Adulto Masculino Azul Médio`;
    expect(await imports.importing(eventId, named)).toMatchObject({ imported: 1 });
    expect((await registered(eventId)).total).toBe(3);
  });

  it("notices two weights of one athlete inside a file", async () => {
    const eventId = await imports.adultEvent();
    const csv = [header, joao, joao.replace("75 kg", "80 kg")].join("\n");

    const { problems } = await imports.importing(eventId, csv);

    expect(problems).toMatchObject([{ row: 3, code: "registered_in_other_category" }]);
  });

  it("puts an athlete of an absolute or a special fight in their own category too", async () => {
    const eventId = await imports.adultEvent();
    const choice = {
      ...{ divisions: ["adult" as const], belts: ["blue" as const], sexes: ["male" as const] },
      withOpenClass: true,
    };
    await api.call(addFromTemplate, { params: { eventId }, body: choice }, organizer);
    await api.make.category(organizer, eventId, { name: "Superluta" });
    const open = await categoryOf(eventId, "male", "open_class");
    const body = { name: "João Lima", birthYear: 1999, categoryId: open.id };
    await api.call(addRegistration, { params: { eventId }, body }, organizer);
    await imports.importing(eventId, "Atleta,Categoria\nJoão Lima,Superluta");

    expect(await imports.importing(eventId, [header, joao].join("\n"))).toMatchObject({
      ...{ status: "imported", imported: 1 },
    });
  });

  it("knows an athlete again whose birth year was corrected by hand", async () => {
    const eventId = await imports.adultEvent();
    await imports.importing(eventId, [header, joao].join("\n"));
    const registrationId = (await registered(eventId)).data[0]!.id;
    const change = { params: { registrationId }, body: { birthYear: 1998 } };
    await api.call(updateRegistration, change, organizer);

    for (const row of [joao, joao.replace("1999", "1998")])
      expect((await imports.importing(eventId, [header, row].join("\n"))).problems).toMatchObject([
        { code: "already_registered" },
      ]);
  });

  it("knows an athlete of an earlier event again", async () => {
    const before = await imports.adultEvent();
    const after = await imports.adultEvent();
    await imports.importing(before, [header, ana].join("\n"));
    const second = await imports.importing(after, [header, ana].join("\n"));

    expect(second).toMatchObject({ imported: 1, newGyms: 0 });
    expect((await registered(after)).data[0]!.competitorId).toBe(
      (await registered(before)).data[0]!.competitorId,
    );
  });

  it("leaves a category alone whose bracket is drawn", async () => {
    const eventId = await imports.adultEvent();
    const { id: categoryId } = await categoryOf(eventId, "male", "light");
    await api.make.athletes(organizer, { eventId, categoryId }, 2);
    await api.call(drawCategory, { params: { categoryId }, body: {} }, organizer);

    const refused = await imports.importing(eventId, [header, joao].join("\n"));

    expect(refused.problems).toMatchObject([{ row: 2, code: "category_has_bracket" }]);
    expect((await registered(eventId)).total).toBe(2);
  });

  it("starts one import however often it is confirmed", async () => {
    const eventId = await imports.adultEvent();
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, ana, joao].join("\n"));

    const answers = await Promise.allSettled([1, 2, 3].map(() => imports.confirm(id, mapping)));

    expect(answers.map((answer) => answer.status).sort()).toEqual([
      ...["fulfilled", "rejected", "rejected"],
    ]);
    expect(answers.find((answer) => answer.status === "rejected")).toMatchObject({
      reason: { status: 409, code: "import_not_ready" },
    });
    expect(await imports.ended(id)).toMatchObject({ imported: 2 });
    await expect(imports.confirm(id, mapping)).rejects.toMatchObject({ code: "import_not_ready" });
  });

  it("does not let two files enter the same athlete at the same moment", async () => {
    const eventId = await imports.adultEvent();
    const csv = [header, ana, joao].join("\n");
    const files = await Promise.all([1, 2].map((n) => imports.upload(eventId, `${n}.csv`, csv)));

    await Promise.all(files.map(({ id, mapping }) => imports.confirm(id, mapping)));
    const [first, second] = await Promise.all(files.map(({ id }) => imports.ended(id)));

    expect([first!.status, second!.status].sort()).toEqual(["imported", "refused"]);
    expect((await registered(eventId)).total).toBe(2);
  });

  it("asks for the columns that the event's categories need", async () => {
    const eventId = await imports.adultEvent();
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, ana].join("\n"));
    const { weight: _weight, ...withoutWeight } = mapping;
    const { name: _name, ...withoutName } = mapping;

    for (const wrong of [
      withoutWeight,
      withoutName,
      { ...mapping, seed: 0 },
      { ...mapping, seed: 9 },
    ])
      await expect(imports.confirm(id, wrong)).rejects.toMatchObject({
        status: 422,
        code: "import_mapping_incomplete",
      });
  });

  it("can be confirmed again after a crash in the middle", async () => {
    const eventId = await imports.adultEvent();
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, ana].join("\n"));
    await api.db.execute(`update imports set status = 'importing' where id = '${id}'`);

    await recoverImports(api.context());

    await imports.confirm(id, mapping);
    expect(await imports.ended(id)).toMatchObject({ status: "imported", imported: 1 });
  });

  it("is for the event's organizer only", async () => {
    const eventId = await imports.adultEvent();
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, ana].join("\n"));
    const stranger = await api.make.organizer();
    const params = { importId: id };
    const path = `/events/${eventId}/imports`;

    const sent = await api.fetch("POST", path, { ...uploadOf("a.csv", header), as: stranger });
    const anonymous = await api.fetch("POST", path, uploadOf("a.csv", header));

    expect([sent.statusCode, anonymous.statusCode]).toEqual([403, 401]);
    await expect(api.call(getImport, { params }, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(
      api.call(confirmImport, { params, body: { mapping } }, stranger),
    ).rejects.toMatchObject({ status: 403 });
  });

  it("either sees a bracket drawn at the same moment, or is in it", async () => {
    const eventId = await imports.adultEvent();
    const { id: categoryId } = await categoryOf(eventId, "male", "light");
    await api.make.athletes(organizer, { eventId, categoryId }, 2);
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, joao].join("\n"));

    const [, bracket] = await Promise.all([
      imports.confirm(id, mapping),
      api.call(drawCategory, { params: { categoryId }, body: {} }, organizer),
    ]);

    const { status } = await imports.ended(id);
    const drawn = bracket.positions.filter((one) => one.registrationId !== null).length;
    expect([status, drawn]).toEqual(status === "imported" ? ["imported", 3] : ["refused", 2]);
  });

  it("takes 3,000 athletes in one go, and tells how far it is", async () => {
    const eventId = await imports.adultEvent();
    const rows = Array.from(
      { length: 3_000 },
      (_, n) => `Atleta ${n};${1997 + (n % 10)};M;Equipe ${n % 120};Azul;${60 + (n % 40)},4`,
    );
    const { id, mapping } = await imports.upload(eventId, "a.csv", [header, ...rows].join("\n"));
    expect(await imports.confirm(id, mapping)).toMatchObject({ status: "checking", processed: 0 });

    expect(await imports.ended(id)).toMatchObject({
      ...{ status: "imported", processed: 3_000, imported: 3_000, newGyms: 120 },
    });
    expect((await registered(eventId)).total).toBe(3_000);
  });
});
