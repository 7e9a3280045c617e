import type {
  AffiliationId,
  CompetitorId,
  Guardian,
  GymId,
  IdentityDocument,
  OrganizationId,
  Sex,
  UserId,
} from "@chave/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { affiliations } from "./affiliations.ts";
import { at, createdAt, id } from "./columns.ts";
import { gyms } from "./gyms.ts";
import { organizations } from "./organizations.ts";
import { contact, pictures } from "./personal.ts";
import { users } from "./users.ts";

/**
 * A person: who fights, or a teacher who does not (`competes` false). Imported ones, children and students have no
 * login of their own (`user_id`) until somebody claims them; parents and teachers are tied by `guardianships`.
 */
export const competitors = pgTable(
  "competitors",
  {
    id: id<CompetitorId>(),
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    /** The organization whose import made this competitor. */
    importedBy: uuid("imported_by")
      .$type<OrganizationId>()
      .references(() => organizations.id),
    competes: boolean("competes").notNull().default(true),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    sex: text("sex").$type<Sex>(),
    birthDate: date("birth_date", { mode: "string" }),
    birthYear: integer("birth_year"),
    /** Grams. */
    weight: integer("weight"),
    country: text("country").notNull().default("BR"),
    gymId: uuid("gym_id")
      .$type<GymId>()
      .references(() => gyms.id),
    affiliationId: uuid("affiliation_id")
      .$type<AffiliationId>()
      .references(() => affiliations.id),
    /** For athletes without a login, where mail about them goes. */
    email: text("email"),
    /** As a list brought it; `identity` is what was checked. */
    document: text("document"),
    identity: jsonb("identity").$type<IdentityDocument>(),
    guardian: jsonb("guardian").$type<Guardian>(),
    ...contact(),
    ...pictures(),
    /** Personal data was erased; results stay, without a name. */
    erasedAt: at("erased_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("competitors_name_key").on(t.nameKey),
    index("competitors_created_at").on(t.createdAt),
    uniqueIndex("competitors_user_id_unique").on(t.userId),
    index("competitors_gym_id").on(t.gymId),
    index("competitors_affiliation_id").on(t.affiliationId),
    index("competitors_imported_by").on(t.importedBy, t.nameKey),
    // What a claim looks for.
    index("competitors_email").on(sql`lower(${t.email})`),
    index("competitors_document").on(
      sql`upper(regexp_replace(${t.document}, '[^0-9A-Za-z]', '', 'g'))`,
    ),
    index("competitors_identity").on(
      sql`upper(regexp_replace(${t.identity} ->> 'number', '[^0-9A-Za-z]', '', 'g'))`,
    ),
  ],
);
