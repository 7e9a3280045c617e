import { v7 } from "uuid";

/** A new UUIDv7: sorts by the time it was made. The caller says whose id it is. */
export const newId = <Id extends string>(): Id => v7() as Id;
