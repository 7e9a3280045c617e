import { expect, it } from "vitest";
import type { Context } from "#api/context.ts";
import { openEmbedded } from "#api/db/embedded.ts";
import { createUser } from "#api/features/accounts/accounts.service.ts";
import { openTestDatabase } from "#test/database.ts";
import { exportDatabase } from "./export-database.ts";

it("copies every table with the same count and checksum, and refuses a target that holds rows", async () => {
  const source = await openEmbedded(null);
  const target = await openTestDatabase();
  const ctx: Context = {
    db: source.db,
    actor: null,
    now: new Date(),
    language: "pt",
    siteUrl: "http://test",
  };
  for (let n = 0; n < 1_201; n++)
    await createUser(ctx, {
      name: `João "Zé" ${n} 😀`,
      email: `j${n}@example.com`,
      passwordHash: "-",
      userType: 2,
      language: "es",
    });

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
