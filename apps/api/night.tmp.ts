import { openEmbedded } from "/work/main/apps/api/src/db/embedded.ts";
import { load } from "/work/main/apps/api/src/features/demo/demo.service.ts";
import { list } from "/work/main/apps/api/src/features/events/events.service.ts";
import { get } from "/work/main/apps/api/src/features/events/events.service.ts";
for (const at of ["2026-11-21T03:20:00Z","2026-11-21T02:55:00Z","2027-01-01T12:00:00Z"]) {
const d = await openEmbedded(null);
const ctx: any = { db: d.db, actor: { userId: "00000000-0000-0000-0000-000000000000", sessionId: "x", userType: 6, organizationId: null }, now: new Date(at), language: "en" };
const t=Date.now(); const r = await load(ctx);
const e = await get(ctx, r.eventSlug);
console.log(at, Date.now()-t, e.phase, e.startsOn, e.endsOn, e.fights, e.fightsFinished, e.fightsRunning, (await list(ctx,{when:"next",page:1,pageSize:20})).data.map(x=>x.name));
await d.close();
}
