import type { Site } from "@chave/contract";

const order = ["share", "store", "webApp", "ios", "android", "forum"] as const;

/** The community's addresses that this installation has set. */
export function communityLinks(site: Site | undefined) {
  return order.flatMap((name) => {
    const href = site?.community[name];
    return href ? [{ href, label: `community.${name}` as const }] : [];
  });
}
