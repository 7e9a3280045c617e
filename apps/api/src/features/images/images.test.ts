import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { ImageShape, UploadedImage } from "@chave/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { uploadOf } from "#test/athlete-files.ts";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { requireImages } from "./images.service.ts";

let api: TestApi;
let person: TestPerson;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  person = await api.make.organizer();
});

const send = (content: string | Uint8Array, shape = "portrait", name = "me.jpg", as = person) =>
  api.fetch("POST", `/images?shape=${shape}`, { ...uploadOf(name, content), as });

const see = (path: string, headers = {}) => api.fetch("GET", path.replace("/api", ""), { headers });

/** Stores a picture and reads it back. */
async function store(content: Uint8Array, shape: ImageShape = "portrait") {
  const sent = await send(content, shape);
  expect(sent.statusCode, sent.body).toBe(200);
  const { img_path } = sent.json<UploadedImage>();
  const seen = await see(img_path);
  return { img_path, bytes: seen.rawPayload, head: await sharp(seen.rawPayload).metadata() };
}

/** Left half red, right half blue. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#d01020" } }).composite([
    {
      input: {
        create: { width: width >> 1, height, channels: 3, background: "#1020d0" },
      },
      left: width - (width >> 1),
      top: 0,
    },
  ]);

async function colourAt(bytes: Buffer, x: number, y: number): Promise<"red" | "blue"> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return data[at]! > data[at + 2]! ? "red" : "blue";
}

describe("A10 a picture", () => {
  it.each<[ImageShape, number, number, number, number]>([
    ["portrait", 900, 1600, 640, 640],
    ["cover", 800, 800, 1600, 900],
    ["logo", 1280, 320, 640, 160],
    ["logo", 120, 80, 120, 80],
  ])("as %s of %i × %i becomes %i × %i", async (shape, ...[width, height, toWidth, toHeight]) => {
    const { head } = await store(await flag(width, height).png().toBuffer(), shape);

    expect(head).toMatchObject({ format: "webp", width: toWidth, height: toHeight });
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "is taken as %s, whatever it is called",
    async (format) => {
      const { head } = await store(await flag(60, 40).toFormat(format).toBuffer());

      expect(head).toMatchObject({ format: "webp", width: 640, height: 640 });
    },
  );

  it("is kept under the hash of what is served, once", async () => {
    const picture = await flag(64, 64).png().toBuffer();

    const first = await store(picture);
    const again = await store(picture);

    const hash = createHash("sha256").update(first.bytes).digest("hex");
    expect(first.img_path).toBe(`/api/images/${hash}.webp`);
    expect(again.img_path).toBe(first.img_path);
  });

  it("tells neither where nor with what it was taken", async () => {
    const withPlace = await flag(64, 64)
      .jpeg()
      .withExif({
        IFD0: { Make: "Telefone", Copyright: "Ana" },
        IFD3: { GPSLatitudeRef: "S", GPSLatitude: "8/1 3/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();

    const { head, bytes } = await store(withPlace);

    expect(head).toMatchObject({ hasProfile: false });
    expect([head.exif, head.xmp, head.iptc, head.orientation]).toEqual(Array(4).fill(undefined));
    expect(bytes.includes("Telefone")).toBe(false);
  });

  it("stands upright when the camera was held sideways", async () => {
    // Orientation 6: turned right by a quarter, so that the left half comes to the top.
    const sideways = await flag(640, 640).withMetadata({ orientation: 6 }).jpeg().toBuffer();

    const { bytes } = await store(sideways);

    expect(await colourAt(bytes, 320, 60)).toBe("red");
    expect(await colourAt(bytes, 320, 580)).toBe("blue");
  });

  it("that moves is kept as its first picture", async () => {
    const first = await flag(40, 40).png().toBuffer();
    const second = await sharp(first).negate().png().toBuffer();
    const moving = await sharp([first, second], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);

    const { head, bytes } = await store(moving);

    expect(head.pages).toBeUndefined();
    expect(await colourAt(bytes, 60, 320)).toBe("red");
  });

  it("keeps what is transparent", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background } });

    expect((await store(await clear.png().toBuffer(), "logo")).head.hasAlpha).toBe(true);
  });
});

describe("A10 a stored picture", () => {
  it("is public, never changes and is nothing but a picture", async () => {
    const { img_path } = await store(await flag(70, 70).png().toBuffer());

    const seen = await see(img_path);

    expect(seen.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    const known = await see(img_path, { "if-none-match": seen.headers.etag });
    expect([known.statusCode, known.body]).toEqual([304, ""]);
  });

  it.each(["0".repeat(64), "0".repeat(63), "..%2F..%2Fpackage.json"])(
    "is not found under %s, and that is not remembered",
    async (name) => {
      const seen = await see(`/images/${name}.webp`);
      expect(seen.statusCode).toBe(404);
      expect(seen.headers["cache-control"]).toBe("no-store");
    },
  );

  it("may be named in a profile, others may not", async () => {
    const { img_path } = await store(await flag(71, 71).png().toBuffer());
    const unknown = `/api/images/${"0".repeat(64)}.webp`;
    const requiring = (...paths: (string | null)[]) => requireImages(api.context(), paths);

    await requiring(img_path, null, img_path);
    await requiring();
    await expect(requiring(img_path, unknown)).rejects.toMatchObject({ code: "image_unknown" });
    await expect(requiring("https://evil.example/x.webp")).rejects.toMatchObject({
      code: "image_unknown",
    });
  });
});

describe("X21 what is no picture is refused", () => {
  /** Says that it is huge, and is 200 bytes long. */
  const bomb = pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1000)));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each<[string, string, string | Uint8Array, object]>([
    ["an SVG", "logo.svg", svg, { code: "image_not_accepted" }],
    [
      "an SVG named .png",
      "logo.png",
      `<?xml version="1.0"?>${svg}`,
      { code: "image_not_accepted" },
    ],
    ["a text named .png", "me.png", "Olá", { code: "image_not_accepted" }],
    ["a web page named .jpg", "me.jpg", "<html><script>", { code: "image_not_accepted" }],
    ["a PDF", "me.jpg", "%PDF-1.7\n1 0 obj", { code: "image_not_accepted" }],
    ["a TIFF", "me.jpg", Buffer.from("49492a0008000000", "hex"), { code: "image_not_accepted" }],
    ["nothing", "me.jpg", "", { code: "image_not_accepted" }],
    ["a head without a body", "me.png", pngOf(50, 50, null), { code: "image_not_accepted" }],
    ["more than 8 MB", "me.jpg", Buffer.alloc(10 << 20, 1), { code: "file_too_large" }],
    ["too many pixels", "me.png", bomb, { code: "image_too_many_pixels" }],
  ])("%s", async (_what, name, content, refusal) => {
    expect((await send(content, "portrait", name)).json()).toMatchObject(refusal);
  });

  it("half a picture", async () => {
    const whole = await flag(400, 400).jpeg().toBuffer();

    const sent = await send(whole.subarray(0, whole.length >> 1));

    expect(sent.json()).toMatchObject({
      code: "image_not_accepted",
      message: expect.stringContaining("Não foi possível salvar esta imagem"),
    });
  });

  it("a form without a file, a shape that is none, a visitor", async () => {
    const empty = await api.fetch("POST", "/images?shape=logo", { body: {}, as: person });
    const shapeless = await send("x", "circle");
    const visitor = await api.fetch("POST", "/images?shape=logo", uploadOf("a.png", "x"));

    expect([empty, shapeless, visitor].map((answer) => answer.json().code)).toEqual([
      ...["file_missing", "invalid_input", "unauthenticated"],
    ]);
  });

  it("from an account that sends one after the other, for an hour", async () => {
    const eager = await api.make.organizer();
    for (let n = 0; n < 60; n++) await send("x", "logo", "a.png", eager);

    const refused = await send("x", "logo", "a.png", eager);
    expect(refused.statusCode).toBe(429);
    expect((await send("x")).statusCode).toBe(422);

    now = new Date(now.getTime() + 3_700_000);
    expect((await send("x", "logo", "a.png", eager)).statusCode).toBe(422);
  });
});

/** A PNG that says of itself whatever it is told to say. */
function pngOf(width: number, height: number, data: Uint8Array | null): Buffer {
  const chunk = (type: string, content: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    ...(data ? [chunk("IDAT", data)] : []),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
