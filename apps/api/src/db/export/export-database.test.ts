import { type UserId, userType } from "@chave/contract";
import { expect, it } from "vitest";
import { batchesOf } from "#api/batches.ts";
import { openEmbedded } from "#api/db/embedded.ts";
import { users } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { openTestDatabase } from "#test/database.ts";
import { exportDatabase } from "./export-database.ts";

it("copies every table with the same count and checksum, and refuses a target that holds rows", async () => {
  const source = await openEmbedded(null);
  const target = await openTestDatabase();
  const now = new Date();
  const people = Array.from({ length: 1_201 }, (_, n) => ({
    id: newId<UserId>(),
    name: `João "Zé" ${n} 😀`,
    email: `j${n}@example.com`,
    passwordHash: "-",
    userType: userType.competitor,
    language: "es" as const,
    passwordChangedAt: now,
    createdAt: now,
  }));
  for (const batch of batchesOf(people)) await source.db.insert(users).values(batch);

  const sums = await exportDatabase(source, target);

  expect(sums).toHaveLength(32);
  expect(sums.find((sum) => sum.table === "users")).toMatchObject({
    rows: 1_201,
    checksum: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(exportDatabase(source, target)).rejects.toThrow("users is not empty");
  await source.close();
  await target.close();
});
