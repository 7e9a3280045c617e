import { type loadDemo, type OutputOf, userType } from "@chave/contract";
import { type Context, inTransaction } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { changePassword, login } from "#api/features/accounts/accounts.service.ts";
import { countAsVerified } from "#api/features/accounts/email-verification.service.ts";
import { actorOfToken, endSession } from "#api/features/accounts/sessions.service.ts";
import * as organizations from "#api/features/organizations/organizations.service.ts";
import { proposeGyms } from "./demo-directory.ts";
import { addDemoPeople, type DemoAccount } from "./demo-people.ts";
import { addDemoStaff } from "./demo-staff.ts";
import { addDemoTestimonials } from "./demo-testimonials.ts";
import { fill } from "./fill.ts";

/** An owner's first password is made by somebody else and has to be replaced. */
const firstPassword = "Primeira-Demo-1!";
const organizer = { email: "organizador@demo.chave.local", password: "Chave-Demo-1!" };

/** All or nothing, made by the same services and rules as everything that people make. */
export async function load(ctx: Context): Promise<OutputOf<typeof loadDemo>> {
  const { total } = await organizations.list(ctx, { page: 1, pageSize: 1 });
  if (total > 0) throw new AppError("demo_exists");
  return inTransaction(ctx, async (ctx) => {
    await addDemoTestimonials(ctx);
    await organizations.create(ctx, {
      name: "Liga Nordeste de Jiu-Jitsu (demonstração)",
      ownerName: "Marina Cavalcanti (demonstração)",
      ownerEmail: organizer.email,
      ownerPassword: firstPassword,
      language: "pt",
    });
    const first = { email: organizer.email, password: firstPassword };
    const { access_token } = await login(ctx, first, { address: "demo", device: "demo" });
    const asOrganizer = { ...ctx, actor: await actorOfToken(ctx, access_token) };
    await changePassword(asOrganizer, {
      currentPassword: firstPassword,
      newPassword: organizer.password,
    });
    await countAsVerified(ctx, asOrganizer.actor!.userId, organizer.email);
    const event = await fill(asOrganizer);
    await proposeGyms(ctx);
    const { password } = organizer;
    const accounts: DemoAccount[] = [
      { ...organizer, userType: userType.organizer },
      ...(await addDemoPeople(ctx, event, password)),
      ...(await addDemoStaff(asOrganizer, event, password)),
    ];
    await endSession(asOrganizer);
    return { eventSlug: event.slug, accounts };
  });
}
