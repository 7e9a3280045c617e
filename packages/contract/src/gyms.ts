import type { z } from "zod";
import { directoryEndpoints } from "./directory.ts";
import { gymId } from "./ids.ts";

export const gymEndpoints = directoryEndpoints("gyms", gymId, { one: "gym", many: "gyms" });

export const listGyms = gymEndpoints.list;
export const findSimilarGyms = gymEndpoints.findSimilar;
export const getGym = gymEndpoints.get;
export const registerGym = gymEndpoints.register;
export const updateGym = gymEndpoints.update;

export type ListedGym = z.infer<typeof listGyms.response>["data"][number];
export type GymDetail = z.infer<typeof getGym.response>;
