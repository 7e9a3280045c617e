import type { DirectoryFields } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { affiliationDirectory } from "#api/features/affiliations/affiliations.service.ts";
import { register } from "#api/features/directory/register-entry.service.ts";
import { gymDirectory } from "#api/features/gyms/gyms.service.ts";

const place: Omit<DirectoryFields, "name"> = {
  email: null,
  phone: null,
  city: "Recife",
  state: "PE",
  country: "BR",
  isBranch: false,
  headquartersId: null,
};

/** A federation that is listed, and a gym and a federation that wait for the admin. */
export async function proposeGyms(ctx: Context): Promise<void> {
  const door = { address: "demo", device: "demo" };
  const visitor = { ...ctx, actor: null };
  const listed = { ...place, name: "Federação Nordestina de Jiu-Jitsu (demonstração)" };
  await register(ctx, affiliationDirectory, listed, door);
  // Much like one that exists: the administration points it out.
  await register(visitor, gymDirectory, { ...place, name: "Mangue Jiu Jitsu Recife" }, door);
  const waits = { ...place, name: "Liga do Sertão (demonstração)" };
  await register(visitor, affiliationDirectory, waits, door);
}
