import type { FightAction, FightId, UserId } from "@chave/contract";
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { fights } from "./fights.ts";
import { users } from "./users.ts";

/** What the scoreboards sent, in the order in which it counts. Rows are added, never changed. */
export const fightActions = pgTable(
  "fight_actions",
  {
    /** Made by the device: sending twice stores once. */
    id: uuid("id").primaryKey(),
    fightId: uuid("fight_id")
      .$type<FightId>()
      .notNull()
      .references(() => fights.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    action: jsonb("action").$type<FightAction>().notNull(),
    deviceId: text("device_id").notNull(),
    operatorId: uuid("operator_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [uniqueIndex("fight_actions_seq_unique").on(t.fightId, t.seq)],
);
