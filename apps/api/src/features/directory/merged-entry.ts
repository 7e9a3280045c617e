import type { DirectoryStatus } from "@chave/contract";

type Entry = {
  id: string;
  status: DirectoryStatus;
  email: string | null;
  phone: string | null;
  city: string;
  state: string;
  country: string;
  placeKey: string;
  isBranch: boolean;
  headquartersId: string | null;
  responsibleId: string | null;
};

const trust: readonly DirectoryStatus[] = ["approved", "pending", "refused"];

/** What becomes of the one that stays: its own data, and of the others what it has not. */
export function mergedEntry<T extends Entry>(kept: T, gone: readonly Entry[]) {
  const all = [kept, ...gone];
  const place = all.find(({ city }) => city !== "") ?? kept;
  const first = <K extends "email" | "phone" | "responsibleId">(field: K) =>
    all.find((entry) => entry[field] !== null)?.[field] ?? null;
  // Whose headquarters go is no branch any more.
  const losesHeadquarters = gone.some(({ id }) => id === kept.headquartersId);
  return {
    status: trust.find((status) => all.some((entry) => entry.status === status)) ?? kept.status,
    email: first("email"),
    phone: first("phone"),
    responsibleId: first("responsibleId"),
    city: place.city,
    state: place.state,
    country: place.country,
    placeKey: place.placeKey,
    isBranch: kept.isBranch && !losesHeadquarters,
    headquartersId: losesHeadquarters ? null : kept.headquartersId,
  };
}
