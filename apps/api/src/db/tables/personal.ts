import type { Address, Social } from "@chave/contract";
import { boolean, jsonb, text } from "drizzle-orm/pg-core";

/** How a person or an organization is reached. */
export const contact = () => ({
  phone: text("phone"),
  address: jsonb("address").$type<Address>(),
  social: jsonb("social").$type<Social>(),
});

/** Paths of pictures, as `POST /api/images` answered them. */
export const pictures = () => ({ imgPath: text("img_path"), coverPath: text("cover_path") });

/** What a list of gyms or federations is made of. */
export type ApprovalStatus = "pending" | "approved" | "refused";
export const approvedByAdmin = () => ({
  status: text("status").$type<ApprovalStatus>().notNull().default("approved"),
  email: text("email"),
  phone: text("phone"),
  city: text("city").notNull().default(""),
  state: text("state").notNull().default(""),
  country: text("country").notNull().default("BR"),
  isBranch: boolean("is_branch").notNull().default(false),
});
