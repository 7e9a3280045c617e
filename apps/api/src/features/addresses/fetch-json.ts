const timeoutMs = 3_000;
const largestAnswer = 64 * 1024;

/** What an outside service answers, within three seconds and 64 kB; throws when it cannot be read as JSON. */
export async function fetchJson(url: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await readAtMost(response, largestAnswer);
  return { status: response.status, body: response.ok ? JSON.parse(text) : null };
}

async function readAtMost(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early ends the download.
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > limit) throw new Error("The answer is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
