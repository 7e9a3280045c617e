import type { Site } from "@chave/contract";

/** An installation without any link of its own. */
export const siteOf = (parts: Partial<Site> = {}): Site => ({
  name: "Chave",
  sandbox: false,
  empty: false,
  testimonials: false,
  contactEmail: null,
  whatsapp: null,
  community: { share: null, store: null, webApp: null, ios: null, android: null, forum: null },
  social: { facebook: null, instagram: null, youtube: null, x: null },
  ...parts,
});
