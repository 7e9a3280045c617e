import { paths } from "#web/paths.ts";

/** The header's rankings: of gyms and of athletes. */
export const rankingLinks = [
  { to: paths.ranking("gym"), label: "header.rankingGyms" },
  { to: paths.ranking("athlete"), label: "header.rankingAthletes" },
] as const;
