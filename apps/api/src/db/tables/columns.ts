import { timestamp, uuid } from "drizzle-orm/pg-core";

/** Primary key: a UUIDv7 that the application makes. */
export const id = <Id extends string>() => uuid("id").$type<Id>().primaryKey();

/** An instant, stored in UTC. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => at("created_at").notNull();
