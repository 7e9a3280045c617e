import { type ImageShape, imageLimits, imageSizes } from "@chave/contract";
import sharp, { type Metadata } from "sharp";
import { AppError } from "#api/errors.ts";
import { imageKindOf } from "./image-kind.ts";

const quality = 82;
const timeoutSeconds = 20;
const mostPixels = imageLimits.megapixels * 1_000_000;

export type WebImage = { bytes: Buffer; width: number; height: number };

/**
 * The picture upright, in its shape, as WebP without anything else that the file carried: no place, no camera, no
 * second picture. A moving picture gives its first one.
 */
export async function makeWebImage(sent: Buffer, shape: ImageShape): Promise<WebImage> {
  const { width, height } = await measure(sent);
  if (width * height > mostPixels)
    throw new AppError("image_too_many_pixels", { megapixels: imageLimits.megapixels });
  return inTurn(async () => {
    try {
      const picture = open(sent).autoOrient();
      const shaped =
        shape === "logo"
          ? picture.resize({ ...imageSizes.logo, fit: "inside", withoutEnlargement: true })
          : picture.resize({ ...imageSizes[shape], fit: "cover" });
      const { data, info } = await shaped
        .webp({ quality })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      throw new AppError("image_not_accepted");
    }
  });
}

const open = (bytes: Buffer) => sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });

/** Reads the head of the file only. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const kind = imageKindOf(bytes);
  if (kind === null) throw new AppError("image_not_accepted");
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== kind || !isAvif(head)) throw new AppError("image_not_accepted");
  return { width: head.width, height: head.height };
}

/** HEIC lies in the same box as AVIF and is not read everywhere. */
const isAvif = ({ format, compression }: Metadata): boolean =>
  format !== "heif" || compression === "av1";

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: decoded, a large one takes 240 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
