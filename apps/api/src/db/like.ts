import { and, ilike, like, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { sortKey } from "#api/sort-key.ts";

/** A LIKE pattern for "contains this text", with the text's own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Every word of the search stands somewhere in the column, in any order. The column holds sort keys. */
export const containsWords = (column: PgColumn, search: string): SQL | undefined =>
  and(
    ...sortKey(search)
      .split(" ")
      .map((word) => like(column, containing(word))),
  );

/** The text stands in the column as it is written, capitals or not: for what has no sort key, such as an e-mail. */
export const containsText = (column: PgColumn, search: string): SQL =>
  ilike(column, containing(search));
