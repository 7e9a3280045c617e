import type { DirectoryStatus } from "@chave/contract";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";

type Text = AnyPgColumn<{ data: string; notNull: true }>;
type Nullable = AnyPgColumn<{ data: string; notNull: false }>;

/** The table of a directory: gyms and federations have the same columns. */
type EntryTable = PgTable & {
  id: Text;
  name: Text;
  nameKey: Text;
  placeKey: Text;
  status: AnyPgColumn<{ data: DirectoryStatus; notNull: true }>;
  email: Nullable;
  phone: Nullable;
  city: Text;
  state: Text;
  country: Text;
  isBranch: AnyPgColumn<{ data: boolean; notNull: true }>;
  headquartersId: Nullable;
  responsibleId: Nullable;
  createdAt: AnyPgColumn<{ data: Date; notNull: true }>;
};
type AliasTable = PgTable & { nameKey: Text; entryId: Text };

/** A table whose rows point at entries, and the column by which they do, under its name in the table. */
export type Reference = { table: PgTable & { id: Text }; column: AnyPgColumn; key: string };

export type Tables = {
  entries: EntryTable;
  /** The same table once more, for the headquarters of a branch. */
  headquarters: EntryTable;
  aliases: AliasTable;
  /** People whose profile names an entry. */
  members: Reference;
  registrations: Reference | null;
  coaches: Reference | null;
};
