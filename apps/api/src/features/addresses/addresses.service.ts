import type { PostalCodeAddress } from "@chave/contract";
import type { Context } from "#api/context.ts";
import { AppError } from "#api/errors.ts";
import { askServices, type PostalCodeServices } from "./postal-code-services.ts";

/** A hall shares one address, and a person asks once or twice: this only stops a machine. */
const askedPerMinute = 120;
const minute = 60_000;
const day = 24 * 60 * minute;
const kept = 2_000;

/** What this process remembers, only to spare the services: without it the answers are the same. */
export type AddressDesk = {
  services: PostalCodeServices;
  known: Map<string, { found: PostalCodeAddress | null; until: number }>;
  asked: { minute: number; byDoor: Map<string, number> };
};

export const openAddressDesk = (services: PostalCodeServices): AddressDesk => ({
  services,
  known: new Map(),
  asked: { minute: 0, byDoor: new Map() },
});

/** Anyone may ask: the registration form does before there is an account. `door` is the network address. */
export async function findByPostalCode(
  ctx: Context,
  desk: AddressDesk,
  typed: string,
  door: string,
): Promise<PostalCodeAddress> {
  const postalCode = typed.replace(/[\s.-]/g, "");
  if (!/^\d{8}$/.test(postalCode)) throw new AppError("postal_code_invalid");
  const known = desk.known.get(postalCode);
  const isFresh = known && known.until > ctx.now.getTime();
  const found = isFresh ? known.found : await ask(ctx, desk, postalCode, door);
  if (!found) throw new AppError("postal_code_unknown");
  return found;
}

async function ask(
  ctx: Context,
  desk: AddressDesk,
  postalCode: string,
  door: string,
): Promise<PostalCodeAddress | null> {
  refuseMachines(ctx, desk, door);
  const found = await askServices(desk.services, postalCode).catch(() => {
    throw new AppError("postal_code_service_down");
  });
  remember(ctx, desk, postalCode, found);
  return found;
}

function refuseMachines(ctx: Context, { asked }: AddressDesk, door: string): void {
  const now = Math.floor(ctx.now.getTime() / minute);
  if (asked.minute !== now) {
    asked.minute = now;
    asked.byDoor.clear();
  }
  const times = (asked.byDoor.get(door) ?? 0) + 1;
  asked.byDoor.set(door, times);
  if (times > askedPerMinute) throw new AppError("too_many_requests", { seconds: 60 });
}

/** New codes are made every week: that one is unknown is believed for minutes only. */
function remember(
  ctx: Context,
  { known }: AddressDesk,
  postalCode: string,
  found: PostalCodeAddress | null,
): void {
  const [oldest] = known.keys();
  if (known.size >= kept && oldest !== undefined) known.delete(oldest);
  known.set(postalCode, { found, until: ctx.now.getTime() + (found ? day : 10 * minute) });
}
