import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { AppError } from "#api/errors.ts";

export type ZipEntry = { name: string; bytes: Buffer };

const inflate = promisify(inflateRaw);
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const endLength = 22;
const megabyte = 1024 * 1024;

/** What an archive may grow to when it is unpacked: a bomb of some kilobytes would fill the memory. */
export const maximumUnpacked = 64 * megabyte;

/**
 * The wanted files of a zip archive, as its central directory lists them. Sizes that the archive declares are only
 * used to refuse early; what is unpacked is counted.
 */
export async function unzip(
  archive: Buffer,
  isWanted: (name: string) => boolean,
): Promise<ZipEntry[]> {
  const listed = listEntries(archive).filter((entry) => isWanted(entry.name));
  const declared = listed.reduce((sum, entry) => sum + entry.unpackedSize, 0);
  if (declared > maximumUnpacked) throw tooLarge();
  const entries: ZipEntry[] = [];
  let left = maximumUnpacked;
  for (const entry of listed) {
    const bytes = await unpack(entry, packedBytes(archive, entry), left);
    left -= bytes.length;
    entries.push({ name: entry.name, bytes });
  }
  return entries;
}

const unreadable = () => new AppError("file_unreadable");
const tooLarge = () =>
  new AppError("file_expands_too_much", { megabytes: maximumUnpacked / megabyte });

type ListedEntry = {
  name: string;
  method: number;
  encrypted: boolean;
  packedSize: number;
  unpackedSize: number;
  /** Where its own header stands in the archive. */
  offset: number;
};

function listEntries(archive: Buffer): ListedEntry[] {
  const end = findEnd(archive);
  const entries: ListedEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== signatures.central)
      throw unreadable();
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      encrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      packedSize: archive.readUInt32LE(at + 20),
      unpackedSize: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record stands last, before a comment of at most 64 kB. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - 0xffff);
  for (let at = archive.length - endLength; at >= first; at--)
    if (archive.readUInt32LE(at) === signatures.end) return at;
  throw unreadable();
}

function packedBytes(archive: Buffer, entry: ListedEntry): Buffer {
  const { offset } = entry;
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== signatures.local)
    throw unreadable();
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + entry.packedSize);
}

async function unpack(entry: ListedEntry, packed: Buffer, most: number): Promise<Buffer> {
  if (entry.encrypted) throw unreadable();
  if (entry.method === 0) {
    if (packed.length > most) throw tooLarge();
    return packed;
  }
  if (entry.method !== 8) throw unreadable();
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isFull = error instanceof RangeError;
    throw isFull ? tooLarge() : unreadable();
  }
}
