import { matchRoutes, type RouteObject } from "react-router";

/** Loads the code of the pages at an address, so that the first rendering needs no fallback. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadPage(route)));
}

async function loadPage(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "object") return;
  const parts = Object.entries(route.lazy).map(async ([name, load]) => [name, await load?.()]);
  Object.assign(route, Object.fromEntries(await Promise.all(parts)));
  delete route.lazy;
}
