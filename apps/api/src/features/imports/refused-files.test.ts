import { deflateRawSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { zipOf, zipOfTexts } from "#test/athlete-files.ts";
import { importsOf } from "#test/athlete-imports.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";

let api: TestApi;
let organizer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.make.organizer();
});

const header = "Nome;Nascimento;Sexo;Academia;Faixa;Peso";
const row = "João Lima;1999;M;Gracie Barra;azul;75 kg";

describe("a file that is no list of athletes", () => {
  const many = `${header}\n${`${row}\n`.repeat(50_000)}`;
  const text = zipOfTexts({ "word/document.xml": "<document/>" });
  const packed = deflateRawSync(Buffer.alloc(65 * 1024 * 1024));
  const bomb = zipOf([{ name: "xl/workbook.xml", packed, unpackedSize: 100 }]);

  it.each<[string, string, string | Uint8Array, object]>([
    ["an old .xls", "atletas.xls", "\xd0\xcf\x11\xe0", { code: "file_type_not_accepted" }],
    [
      "an old .xls with a new name",
      "atletas.xlsx",
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      { code: "file_type_not_accepted" },
    ],
    ["a PDF named .csv", "a.csv", "%PDF-1.7\n1 0 obj", { code: "file_type_not_accepted" }],
    ["a PDF named .xlsx", "a.xlsx", "%PDF-1.7\n1 0 obj", { code: "file_type_not_accepted" }],
    [
      "a picture named .csv",
      "a.csv",
      Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
      { code: "file_type_not_accepted" },
    ],
    ["bytes of no kind", "a.csv", Buffer.alloc(500, 7), { code: "file_type_not_accepted" }],
    ["a text document named .xlsx", "a.xlsx", text, { code: "file_type_not_accepted" }],
    ["a zip bomb", "a.xlsx", bomb, { code: "file_expands_too_much", details: { megabytes: 64 } }],
    ["half a workbook", "a.xlsx", text.subarray(0, 40), { code: "file_unreadable" }],
    ["a quote that never ends", "a.csv", `${header}\n"${row}`, { code: "file_unreadable" }],
    ["nothing", "a.csv", "", { code: "file_empty" }],
    ["blank lines", "a.csv", "\n\n;;\n", { code: "file_empty" }],
    ["a header alone", "a.csv", `${header}\n`, { code: "file_empty" }],
    [
      "50,000 rows",
      "a.csv",
      many,
      { code: "file_too_many_rows", details: { rows: 50_000, limit: 5_000 } },
    ],
    [
      "more than 10 MB",
      "a.csv",
      Buffer.alloc(11 * 1024 * 1024, "a"),
      { code: "file_too_large", details: { megabytes: 10 } },
    ],
  ])("%s", async (_case, name, content, refusal) => {
    const { id: eventId } = await api.make.event(organizer);

    await expect(importsOf(api, organizer).upload(eventId, name, content)).rejects.toMatchObject(
      refusal,
    );
  });

  it("says that the file is missing", async () => {
    const { id: eventId } = await api.make.event(organizer);
    const path = `/events/${eventId}/imports`;

    const sent = await api.fetch("POST", path, { body: {}, as: organizer });

    expect(sent.json()).toMatchObject({ code: "file_missing" });
  });
});
