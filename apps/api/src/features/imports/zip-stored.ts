import { crc32 } from "node:zlib";
import type { ZipEntry } from "./zip.ts";

/** A zip archive of the entries, not compressed: what a reader finds in it is no larger than it looks. */
export function zipStored(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const fileName = Buffer.from(name);
    const fields = fieldsOf(bytes, fileName.length);
    const local = Buffer.concat([word(0x04034b50), fields, fileName, bytes]);
    const attributes = Buffer.alloc(10);
    directory.push(
      Buffer.concat([word(0x02014b50), half(20), fields, attributes, word(offset), fileName]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = half(entries.length);
  const end = [word(0x06054b50), word(0), count, count, word(list.length), word(offset), half(0)];
  return Buffer.concat([...parts, list, ...end]);
}

/** The part that an entry's own header and the directory have alike, from "version needed" to "extra length". */
function fieldsOf(bytes: Buffer, nameLength: number): Buffer {
  const size = word(bytes.length);
  const storedAtNoTime = Buffer.concat([half(20), half(0), half(0), word(0)]);
  return Buffer.concat([storedAtNoTime, word(crc32(bytes)), size, size, half(nameLength), half(0)]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
