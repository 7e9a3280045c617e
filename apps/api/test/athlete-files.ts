import { crc32, deflateRawSync } from "node:zlib";

/** A file as a browser sends it in a form. */
export function uploadOf(name: string, content: string | Uint8Array) {
  const boundary = "----chave-test";
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
    "Content-Type: application/octet-stream\r\n\r\n";
  return {
    body: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content as Uint8Array),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

type Packed = { name: string; packed: Buffer; unpackedSize: number; crc?: number };

/** A zip archive that says of its files whatever it is told to say. */
export function zipOf(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, unpackedSize, crc = 0 } of files) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(unpackedSize, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), fields, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

export function zipOfTexts(files: Record<string, string>): Buffer {
  return zipOf(
    Object.entries(files).map(([name, text]) => {
      const bytes = Buffer.from(text);
      return {
        name,
        packed: deflateRawSync(bytes),
        unpackedSize: bytes.length,
        crc: crc32(bytes),
      };
    }),
  );
}

const office = "http://schemas.openxmlformats.org";

/** The smallest workbook whose first sheet has these rows, given as XML. */
export function workbookOf(sheetRows: string): Buffer {
  const relation = `${office}/officeDocument/2006/relationships`;
  return zipOfTexts({
    "xl/workbook.xml":
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relation}">` +
      '<sheets><sheet name="Atletas" sheetId="1" r:id="rId1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      `<Relationships xmlns="${office}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>` +
      "</Relationships>",
    "xl/worksheets/sheet1.xml":
      `<worksheet xmlns="${office}/spreadsheetml/2006/main">` +
      `<sheetData>${sheetRows}</sheetData></worksheet>`,
  });
}
