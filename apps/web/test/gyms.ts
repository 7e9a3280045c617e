import type { GymDetail, GymId, gymEndpoints, ListedGym, OutputOf } from "@chave/contract";

type KeptGym = OutputOf<(typeof gymEndpoints)["administer"]>["data"][number];

const gymIdOf = (n: number) =>
  `0190a000-0000-7000-8000-0000000007${String(n).padStart(2, "0")}` as GymId;

const rowOf = (n: number, name: string) => ({
  id: gymIdOf(n),
  name,
  city: "Recife",
  state: "PE",
  country: "BR",
  isBranch: false,
  headquarters: null,
});

export const listedGym = (n: number, name: string, change: Partial<ListedGym> = {}): ListedGym => ({
  ...rowOf(n, name),
  athletes: 12,
  ...change,
});

export const gymDetail = (n: number, name: string, change: Partial<GymDetail> = {}): GymDetail => ({
  ...rowOf(n, name),
  status: "approved",
  email: null,
  phone: null,
  can: { edit: false },
  ...change,
});

export const keptGym = (n: number, name: string, change: Partial<KeptGym> = {}): KeptGym => ({
  ...rowOf(n, name),
  status: "approved",
  email: null,
  phone: null,
  members: 3,
  responsibleName: null,
  createdAt: "2026-10-01T12:00:00.000Z",
  ...change,
});

export const pageOfRows = <Row>(data: Row[]) => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});
