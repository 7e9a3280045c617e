import { actionId } from "@chave/contract";
import { expect, it } from "vitest";
import { newId } from "./new-id.ts";

it("makes ids that the contract accepts and that sort by time", () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((at) => newId(at));

  for (const id of ids) {
    expect(actionId.parse(id)).toBe(id);
    expect(id[14]).toBe("7");
  }
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId())).size).toBe(1000);
});
