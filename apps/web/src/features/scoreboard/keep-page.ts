/** As in public/mat-table-worker.js. */
const cacheName = "mat-table";
const pageKey = "/mat-table-page";

/**
 * Keeps this page and the files it has loaded, so that a reload without a network opens the table again. Needs HTTPS or
 * this very machine: elsewhere browsers offer no worker, and the table works as long as it is not reloaded.
 */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/mat-table-worker.js", { scope: "/event/" });
  const cache = await caches.open(cacheName);
  const loaded = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);
  await forgetOthers(cache, loaded);
  await cache.addAll([...new Set(loaded)]);
  await cache.put(pageKey, await fetch(location.href));
}

/** What an older version of the product was made of. */
async function forgetOthers(cache: Cache, loaded: readonly string[]): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== pageKey && !loaded.includes(pathname)) await cache.delete(request);
  }
}
