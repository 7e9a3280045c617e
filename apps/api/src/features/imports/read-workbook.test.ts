import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { workbookOf, zipOf } from "#test/athlete-files.ts";
import { readWorkbook } from "./read-workbook.ts";

it("reads text, numbers and dates of the first sheet as text", async () => {
  const born = { value: new Date("1998-03-07T00:00:00Z"), type: Date, format: "dd/mm/yyyy" };
  const file = await writeWorkbook([
    [{ value: "Nome" }, { value: "Peso" }, { value: "Nascimento" }],
    [{ value: "João" }, { value: 72.5 }, born],
  ]).toBuffer();

  expect(await readWorkbook(file)).toEqual([
    ["Nome", "Peso", "Nascimento"],
    ["João", "72.5", "1998-03-07"],
  ]);
});

it("takes the value that a formula last had", async () => {
  const rows =
    '<row r="1"><c r="A1" t="str"><f>CONCATENATE("A","na")</f><v>Ana</v></c>' +
    '<c r="B1"><f>70+2.5</f><v>72.5</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';

  expect(await readWorkbook(workbookOf(rows))).toEqual([["Ana", "72.5"]]);
});

it("refuses a bomb whose declared sizes are honest, before unpacking it", async () => {
  const zeros = Buffer.alloc(65 * 1024 * 1024);
  const bomb = zipOf([
    { name: "xl/workbook.xml", packed: deflateRawSync(zeros), unpackedSize: zeros.length },
  ]);

  expect(bomb.length).toBeLessThan(100_000);
  await expect(readWorkbook(bomb)).rejects.toMatchObject({
    code: "file_expands_too_much",
    details: { megabytes: 64 },
  });
});

it("refuses a bomb whose declared sizes lie", async () => {
  const packed = deflateRawSync(Buffer.alloc(40 * 1024 * 1024));
  const bomb = zipOf([
    { name: "xl/workbook.xml", packed, unpackedSize: 100 },
    { name: "xl/worksheets/sheet1.xml", packed, unpackedSize: 100 },
  ]);

  await expect(readWorkbook(bomb)).rejects.toMatchObject({ code: "file_expands_too_much" });
});

it("refuses one cell in the last corner of a sheet instead of making room for it all", async () => {
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';

  await expect(readWorkbook(workbookOf(corner))).rejects.toMatchObject({
    code: "file_unreadable",
  });
});

it("refuses an archive that is cut off", async () => {
  const whole = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>');

  await expect(readWorkbook(whole.subarray(0, whole.length - 30))).rejects.toMatchObject({
    code: "file_unreadable",
  });
});
