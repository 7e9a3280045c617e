// Opens the mat table again when the hall's network or the server is gone: keeps its page and the files it is made of. What was
// marked is kept by the page itself. Nothing private is kept here, and no call of the API passes through.
const name = "mat-table";
const pageKey = "/mat-table-page";
/** A network that hangs is as good as none. */
const giveUpMs = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
  else if (request.mode === "navigate" && url.pathname.includes("/scoreboard/"))
    event.respondWith(freshOrKeptPage(url));
});

/** The page is the same for every fight; its address says which one. */
async function freshOrKeptPage(url) {
  const cache = await caches.open(name);
  try {
    const page = await fetch(url, { signal: AbortSignal.timeout(giveUpMs) });
    if (page.ok) await cache.put(pageKey, page.clone());
    return page;
  } catch (error) {
    const kept = await cache.match(pageKey);
    if (kept) return kept;
    throw error;
  }
}

/** Their names change with their content. */
async function keptFile(request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const file = await fetch(request);
  if (file.ok) await cache.put(request, file.clone());
  return file;
}
