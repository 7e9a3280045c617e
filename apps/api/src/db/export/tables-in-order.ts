import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as tables from "#api/db/tables/index.ts";

/** Every table, each after those its rows refer to. */
export function tablesInOrder(): PgTable[] {
  const all = Object.values(tables).filter((one) => one instanceof PgTable);
  const ordered = new Set<PgTable>();
  const place = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.add(table);
  };
  all.forEach(place);
  return [...ordered];
}
