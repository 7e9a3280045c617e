import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorage } from "./open-storage.ts";
import type { Storage } from "./storage.ts";

let folder: string;
let s3: S3rver;
let s3Address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "chave-storage-"));
  s3 = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await s3.run();
  s3Address = `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => Storage][] = [
  ["on disk", () => openStorage({ S3_URL: undefined, DATA_DIR: folder })],
  ["in S3", () => openStorage({ S3_URL: `${s3Address}?region=sa-east-1`, DATA_DIR: folder })],
];

describe.each(stores)("A10 files %s", (_name, open) => {
  const key = "images/0a1b.webp";
  const bytes = Buffer.from([0, 255, 13, 10, 128]);

  it("come back as they were put, and are gone once deleted", async () => {
    const storage = open();
    expect(await storage.get(key)).toBeNull();

    await storage.put(key, bytes, "image/webp");
    await storage.put(key, bytes, "image/webp");
    expect(await storage.get(key)).toEqual(bytes);

    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
  });

  it("may be put by several at once", async () => {
    const storage = open();
    const large = Buffer.alloc(600_000, 7);

    await Promise.all([1, 2, 3, 4].map(() => storage.put(key, large, "image/webp")));

    expect((await storage.get(key))?.equals(large)).toBe(true);
    await storage.delete(key);
  });

  it.each([
    "../secret",
    "/etc/passwd",
    "images/../../x",
    "images//x",
    ".hidden",
    "",
    "a\0b",
    "A?x",
  ])("keep to their place: %j is no key", async (wrong) => {
    const storage = open();
    await expect(storage.put(wrong, bytes, "image/webp")).rejects.toThrow("Not a key");
    await expect(storage.get(wrong)).rejects.toThrow("Not a key");
    await expect(storage.delete(wrong)).rejects.toThrow("Not a key");
  });
});

it("A10 leaves nothing unfinished on disk", async () => {
  const storage = openStorage({ S3_URL: undefined, DATA_DIR: folder });

  await storage.put("images/whole.webp", Buffer.from("x"), "image/webp");

  expect(await readdir(join(folder, "files", "images"))).toEqual(["whole.webp"]);
});

// s3rver looks at the key only, not at the signature.
it("A10 says what a file store refused: an unknown key, a bucket that is not there", async () => {
  const storageAt = (S3_URL: string) => openStorage({ S3_URL, DATA_DIR: folder });
  const stranger = storageAt(s3Address.replace("S3RVER:", "nobody:"));
  const nowhere = storageAt(s3Address.replace("/pictures", "/nothing"));

  await expect(stranger.put("images/x.webp", Buffer.from("x"), "image/webp")).rejects.toThrow(
    "403",
  );
  await expect(nowhere.put("images/x.webp", Buffer.from("x"), "image/webp")).rejects.toThrow(
    "no bucket",
  );
});
