import { z } from "zod";
import { imagePath } from "./people.ts";

/** What a picture is for: a person's or gym's portrait, the cover of a profile or event, a logo. */
export const imageShape = z.enum(["portrait", "cover", "logo"]);
export type ImageShape = z.infer<typeof imageShape>;

/** Pixels of the stored picture. A logo keeps its proportions inside the box, the others are cropped to it. */
export const imageSizes: Record<ImageShape, { width: number; height: number }> = {
  portrait: { width: 640, height: 640 },
  cover: { width: 1600, height: 900 },
  logo: { width: 640, height: 640 },
};

/** What may be sent. The server looks at the content; the names only help a file dialog. */
export const imageLimits = { megabytes: 8, megapixels: 60 } as const;
export const imageTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
] as const;

/**
 * A picture is uploaded by somebody who is signed in, as the multipart field `file`, to
 * `POST /api/images?shape=portrait|cover|logo`. Its path never changes and is public.
 */
export const uploadedImage = z.object({ img_path: imagePath });
export type UploadedImage = z.infer<typeof uploadedImage>;
