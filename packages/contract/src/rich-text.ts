import { z } from "zod";

/** Whether a reader sees any word in it: tags, spaces and invisible characters do not count. */
export const hasVisibleText = (html: string): boolean =>
  /[^\s\p{Z}\p{C}]/u.test(
    html.replace(/<[^>]*>/g, " ").replace(/&(nbsp|zwn?j|shy|#0*160|#x0*a0|#8203|#x200b);/gi, " "),
  );

/** HTML of the editor. The server keeps only a few harmless tags of it. */
export const richText = z.string().max(60_000).refine(hasVisibleText, { error: "editor_blank" });

/** The address of a web page that a person typed. */
export const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => webUrlOf(text) !== null, { error: "website" });

export type VideoEmbed = { host: "youtube" | "vimeo"; src: string };

/**
 * A link to a video of YouTube or Vimeo as the address of its player that sets no cookies; null for any other text,
 * which stays a link.
 */
export function videoEmbedOf(text: string): VideoEmbed | null {
  const url = webUrlOf(text);
  if (!url || url.port || url.username || url.password) return null;
  const parts = url.pathname.split("/").filter(Boolean);
  if (url.hostname === "youtu.be") return youTube(url, parts[0]);
  if (youTubeHosts.has(url.hostname)) {
    const isPath = ["embed", "shorts", "live", "v"].includes(parts[0] ?? "");
    const watched = parts[0] === "watch" ? (url.searchParams.get("v") ?? undefined) : undefined;
    return youTube(url, isPath ? parts[1] : watched);
  }
  return vimeoHosts.has(url.hostname) ? vimeo(url, parts) : null;
}

const youTubeHosts = new Set([
  ...["youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com"],
  ...["youtube-nocookie.com", "www.youtube-nocookie.com"],
]);
const vimeoHosts = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

function webUrlOf(text: string): URL | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url : null;
}

function youTube({ searchParams }: URL, id: string | undefined): VideoEmbed | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start"));
  const query = start > 0 ? `?start=${start}` : "";
  return { host: "youtube", src: `https://www.youtube-nocookie.com/embed/${id}${query}` };
}

/** A private video has a second part, its key: `vimeo.com/76979871/8272103f6e`. */
function vimeo({ searchParams, hash }: URL, parts: readonly string[]): VideoEmbed | null {
  const at = parts.findIndex((part) => /^\d{4,15}$/.test(part));
  if (at === -1) return null;
  const key = [searchParams.get("h"), parts[at + 1]].find(
    (part) => part && /^[\da-f]+$/.test(part),
  );
  const start = secondsOf(/^#t=(\w+)$/.exec(hash)?.[1] ?? null);
  const query = key ? `?dnt=1&h=${key}` : "?dnt=1";
  const from = start > 0 ? `#t=${start}s` : "";
  return { host: "vimeo", src: `https://player.vimeo.com/video/${parts[at]}${query}${from}` };
}

/** `90`, `90s`, `1m30s`, `1h2m3s`; 0 when it says nothing. */
function secondsOf(text: string | null): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? "") ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
