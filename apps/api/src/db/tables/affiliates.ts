import type { AffiliateId, CompetitorId, OrganizationId } from "@chave/contract";
import { date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns.ts";
import { competitors } from "./competitors.ts";
import { organizations } from "./organizations.ts";

/** A member on an organizer's own list, used where no federation API exists. */
export const affiliates = pgTable(
  "affiliates",
  {
    id: id<AffiliateId>(),
    organizationId: uuid("organization_id")
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id),
    competitorId: uuid("competitor_id")
      .$type<CompetitorId>()
      .references(() => competitors.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    /** Lower case. */
    email: text("email"),
    number: text("number").notNull(),
    validUntil: date("valid_until", { mode: "string" }),
    revokedAt: at("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("affiliates_number_unique").on(t.organizationId, t.number),
    index("affiliates_organization_id").on(t.organizationId, t.nameKey),
    index("affiliates_competitor_id").on(t.competitorId),
  ],
);
