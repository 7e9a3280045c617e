import { AsyncLocalStorage } from "node:async_hooks";

const open = new AsyncLocalStorage<true>();

/**
 * On the embedded database a query on the outer `db` inside a transaction waits for ever, because there is one
 * connection; on PostgreSQL it silently runs outside. Both are bugs, so both are refused at once.
 */
export const insideTransaction = <T>(run: () => Promise<T>): Promise<T> => open.run(true, run);

export function refuseInsideTransaction(): void {
  if (open.getStore())
    throw new Error("A query ran on the outer database inside a transaction: use the inner ctx.");
}
