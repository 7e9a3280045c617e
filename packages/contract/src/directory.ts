import { z } from "zod";
import { country } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { done, pageOf, pageQuery } from "./list.ts";
import { brazilianStates, phone } from "./people.ts";

/** Gyms and federations are two directories of one kind: people propose entries, an admin keeps them in order. */
export const directoryStatuses = ["pending", "approved", "refused"] as const;
export type DirectoryStatus = (typeof directoryStatuses)[number];
export const directorySorts = ["name", "newest", "members"] as const;
export type DirectorySort = (typeof directorySorts)[number];

const statusSchema = z.enum(directoryStatuses);

const namedEntry = z.object({ id: z.uuid(), name: z.string() });

/** What hangs on an entry; it moves when the entry is deleted or merged. */
export const directoryUses = z.object({
  /** Competitors and teachers whose profile names it. */
  members: z.number().int(),
  registrations: z.number().int(),
  branches: z.number().int(),
  coaches: z.number().int(),
});
export type DirectoryUses = z.infer<typeof directoryUses>;

const stateOfCountry = ({ country, state }: { country: string; state: string }) =>
  country !== "BR" || state === "" || brazilianStates.some((known) => known === state);

/** What one tells about an entry. `headquartersId` only for a branch; null where the headquarters are not listed. */
const fields = z.object({
  name: z.string().trim().min(2).max(120),
  email: z.email().max(200).nullable(),
  phone: phone.nullable(),
  city: z.string().trim().max(80),
  state: z.string().trim().max(80),
  country,
  isBranch: z.boolean(),
  headquartersId: z.uuid().nullable(),
});
export type DirectoryFields = z.infer<typeof fields>;

const changed = fields.refine(stateOfCountry, { error: "state", path: ["state"] });
const registered = fields
  .extend({ city: z.string().trim().min(1).max(80) })
  .refine(stateOfCountry, { error: "state", path: ["state"] });

/**
 * The calls of one directory. Parameters are plain ids, so that the screens that keep both directories are written once;
 * rows carry the directory's own kind of id.
 */
export function directoryEndpoints<const Path extends string, Id extends z.ZodType<string>>(
  path: Path,
  ownId: Id,
  { one, many }: { one: string; many: string },
) {
  const row = z.object({
    id: ownId,
    name: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    isBranch: z.boolean(),
    headquarters: namedEntry.nullable(),
  });
  const listed = row.extend({ athletes: z.number().int() });
  const found = row.extend({ status: statusSchema });
  const detail = found.extend({
    /** Null also for whoever may not edit. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    can: z.object({ edit: z.boolean() }),
  });
  const kept = found.extend({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    members: z.number().int(),
    responsibleName: z.string().nullable(),
    createdAt: z.string(),
  });
  const ofEntry = z.object({ id: z.uuid() });

  return {
    list: endpoint({
      method: "GET",
      path: `/${path}`,
      summary: `The approved ${many}, by name.`,
      query: pageQuery.extend({ onlyHeadquarters: z.stringbool().optional() }),
      response: pageOf(listed),
    }),
    findSimilar: endpoint({
      method: "GET",
      path: `/${path}/similar`,
      summary: `Existing ${many} whose name is much like this one, the most alike first; those that wait for approval too.`,
      query: z.object({ name: z.string().trim().max(120) }),
      response: z.array(found),
    }),
    get: endpoint({
      method: "GET",
      path: `/${path}/:id`,
      summary: `One ${one}, whatever its status.`,
      params: ofEntry,
      response: detail,
    }),
    register: endpoint({
      method: "POST",
      path: `/${path}`,
      summary: `Proposes a ${one}; it is listed when an admin has approved it.`,
      body: registered,
      response: detail,
    }),
    update: endpoint({
      method: "PUT",
      path: `/${path}/:id`,
      summary: `Changes a ${one} (admin; the name and contact of a gym also the teacher who answers for it).`,
      params: ofEntry,
      body: changed,
      response: detail,
    }),
    administer: endpoint({
      method: "GET",
      path: `/admin/${path}`,
      summary: `Every ${one}, of any status (admin).`,
      query: pageQuery.extend({
        status: statusSchema.optional(),
        sort: z.enum(directorySorts).default("name"),
      }),
      response: pageOf(kept),
    }),
    findDuplicates: endpoint({
      method: "GET",
      path: `/admin/${path}/duplicates`,
      summary: `Groups of ${many} that are probably the same one (admin).`,
      response: z.array(z.array(kept)),
    }),
    getUses: endpoint({
      method: "GET",
      path: `/admin/${path}/:id/uses`,
      summary: `What would move if this ${one} were deleted or merged (admin).`,
      params: ofEntry,
      response: directoryUses,
    }),
    approve: endpoint({
      method: "POST",
      path: `/${path}/:id/approve`,
      summary: `Approves a ${one} (admin).`,
      params: ofEntry,
      response: done,
    }),
    refuse: endpoint({
      method: "POST",
      path: `/${path}/:id/refuse`,
      summary: `Refuses a ${one}; its members stay without one (admin).`,
      params: ofEntry,
      response: z.object({ members: z.number().int() }),
    }),
    remove: endpoint({
      method: "DELETE",
      path: `/${path}/:id`,
      summary: `Deletes a ${one}. What hangs on it moves to \`moveTo\`, which its name finds from then on (admin).`,
      params: ofEntry,
      query: z.object({ moveTo: z.uuid().optional() }),
      response: directoryUses,
    }),
    merge: endpoint({
      method: "POST",
      path: `/${path}/:id/merge`,
      summary: `Makes the named ${many} part of this one, which their names find from then on (admin).`,
      params: ofEntry,
      body: z.object({ others: z.array(z.uuid()).min(1).max(20) }),
      response: directoryUses,
    }),
  };
}
