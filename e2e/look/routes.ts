import { adminParts, paths, setUpSections } from "../../apps/web/src/paths.ts";
import type { Who } from "./demo-server.ts";
import type { Sights } from "./find-sights.ts";

export type Route = { name: string; path: string; as: Who };

/** Every screen, with who looks at it. Fights that run come first: their clocks do not wait. */
export function routesOf(sights: Sights): Route[] {
  const { event, brackets } = sights;
  const seenBy = (as: Who, routes: Record<string, string>): Route[] =>
    Object.entries(routes).map(([name, path]) => ({ name, path, as }));
  return [
    ...seenBy("organizer", {
      scoreboard: paths.scoreboard(event, sights.runningFight),
      "scoreboard-before": paths.scoreboard(event, sights.nextFight),
      "scoreboard-after": paths.scoreboard(event, sights.finishedFight),
    }),
    ...seenBy("visitor", {
      tv: paths.tv(event, sights.runningFight),
      "tv-after": paths.tv(event, sights.finishedFight),
      "tv-overlay": paths.tv(event, sights.runningFight, { overlay: "1" }),
      home: paths.home(),
      "next-events": paths.nextEvents(),
      "previous-events": paths.previousEvents(),
      login: paths.login(),
      about: paths.about(),
      pricing: paths.pricing(),
      "ranking-gym": paths.ranking("gym"),
      "ranking-athlete": paths.ranking("athlete"),
      terms: paths.termsOfUse(),
      privacy: paths.privacyPolicy(),
      gyms: "/gyms",
      "register-gym": "/register-gym",
      "register-affiliation": "/register-affiliation",
      register: paths.register(),
      "register-organizer": paths.registerOrganizer(),
      "organizer-invitation": "/organizer-invitation",
      "recover-password": paths.recoverPassword(),
      "event-registration": paths.eventRegistration(event),
      "event-page": `${paths.event(event)}/page`,
      sandbox: "/sandbox",
      "not-authorized": paths.notAuthorized(),
      "not-found": "/there-is-no-such-page",
      "event-live": paths.eventLive(event),
      event: paths.event(event),
      "event-categories": paths.eventCategories(event),
      "event-athletes": paths.eventAthletes(event),
      "event-schedule": paths.eventSchedule(event),
      "event-results": paths.eventResults(event),
      "event-next": paths.event(sights.nextEvent),
      "event-previous": paths.event(sights.previousEvent),
      "bracket-16": paths.eventBracket(event, brackets.sixteen),
      "bracket-byes": paths.eventBracket(event, brackets.byes),
      "bracket-comeback": paths.eventBracket(event, brackets.comeback),
      "bracket-table": paths.eventBracket(event, brackets.table),
      "bracket-alone": paths.eventBracket(event, brackets.alone),
    }),
    ...seenBy("admin", {
      "set-up": paths.setUp(),
      administration: paths.administration(),
      ...Object.fromEntries(adminParts.map((part) => [`admin-${part}`, paths.admin(part)])),
      "admin-competitor": paths.adminCompetitor(sights.competitor),
      family: paths.family(),
      "account-privacy": paths.privacy(),
      devices: paths.devices(),
    }),
    ...seenBy("organizer", {
      "change-password": paths.changePassword(),
      "organizer-events": paths.organizerEvents(),
      "organizer-configuration": paths.organizerConfiguration(),
      "organizer-financial": paths.organizerFinancial(),
      "organizer-coupon": paths.organizerCoupon(),
      "organizer-credits": paths.organizerCredits(),
      "organizer-managers": paths.organizerManagers(),
      "organizer-coaches": paths.organizerManagers("coaches"),
      "organizer-affiliates": paths.organizerManagers("affiliates"),
      "organizer-federation-api": paths.organizerFederationApi(),
      "organizer-auto-refil": paths.organizerAutoRefil(),
      "check-in": paths.checkIn(event),
      "manager-fights": paths.managerFights(event),
      "new-event": paths.newEvent(),
      "config-event": paths.eventSetUp(sights.eventId),
      "config-next-event": paths.eventSetUp(sights.nextEvent),
      ...Object.fromEntries(
        setUpSections.map((section) => [
          `config-${section}`,
          paths.setUpSection(sights.eventId, section),
        ]),
      ),
      ...Object.fromEntries(
        ["example", "ranking", "pages", "terms", "rules", "webhook"].map((section) => [
          `config-${section}`,
          `${paths.eventSetUp(sights.eventId)}/${section}`,
        ]),
      ),
      "config-brackets-undrawn": paths.setUpSection(sights.nextEvent, "brackets-assemble"),
      "config-bracket": paths.setUpBracket(sights.eventId, brackets.sixteen),
      "config-import": paths.importAthletes(sights.nextEvent),
    }),
  ];
}
