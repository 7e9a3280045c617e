import { type EventDetail, eventDetail } from "@chave/contract";

const id = "0190a000-0000-7000-8000-00000000000e";

/** An event as its organizer gets it, without anything in it yet. */
export function eventOf(parts: Partial<EventDetail> = {}): EventDetail {
  const event = eventDetail.parse({
    id,
    slug: "copa-recife",
    name: "Copa Recife",
    city: "Recife",
    state: "PE",
    venue: "",
    startsOn: "2026-12-12",
    endsOn: "2026-12-12",
    sport: "jiu_jitsu_gi",
    visible: true,
    phase: "upcoming",
    organizationName: "Federação Pernambucana",
    registrations: 0,
    fightsRunning: 0,
    organizationId: id,
    timeZone: "America/Recife",
    language: "pt",
    ruleSet: "ibjjf",
    categories: 0,
    mats: 0,
    brackets: 0,
    fights: 0,
    fightsFinished: 0,
    planned: false,
    undrawnCategories: 0,
    unplannedFights: 0,
    can: { manage: true, own: true, score: true, checkIn: true },
  });
  return { ...event, ...parts };
}
