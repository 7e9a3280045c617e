/** The kinds of picture that are taken, by sharp's names for them. */
type ImageKind = "jpeg" | "png" | "gif" | "webp" | "heif";

/**
 * What the first bytes say, whatever the file is called. SVG, HTML and PDF have no such beginning, so that no reader
 * of theirs is ever started.
 */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  const at = (start: number, end: number) => bytes.toString("latin1", start, end);
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 6) === "GIF87a" || at(0, 6) === "GIF89a") return "gif";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  if (at(4, 8) === "ftyp" && /^(avif|avis|mif1|miaf)/.test(at(8, 12))) return "heif";
  return null;
}
