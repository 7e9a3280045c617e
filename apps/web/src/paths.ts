/** Every link of the web. `eventRef` is an event's slug or id; the slug is what people see. */
export const paths = {
  home: () => "/",
  about: () => "/about-us",
  login: (query: { from?: "new-event"; next?: string } = {}) => `/login${search(query)}`,
  changePassword: () => "/change-password",
  notAuthorized: () => "/not-authorized",
  setUp: () => "/setup",
  administration: () => "/admin/main",

  nextEvents: () => "/events/next-events",
  previousEvents: () => "/events/previous-events",
  myEvents: () => "/events/my-events",
  event: (eventRef: string) => `/event-detail/${eventRef}`,
  eventCategories: (eventRef: string) => `/event-detail/${eventRef}/categories`,
  eventAthletes: (eventRef: string) => `/event-detail/${eventRef}/athletes`,
  eventBrackets: (eventRef: string) => `/event-detail/${eventRef}/brackets`,
  /** `athlete` is the registration whose path is lit. */
  eventBracket: (eventRef: string, categoryId: string, query: { athlete?: string } = {}) =>
    `/event-detail/${eventRef}/brackets/${categoryId}${search(query)}`,
  eventSchedule: (eventRef: string) => `/event-detail/${eventRef}/schedule`,
  eventLive: (eventRef: string) => `/event-detail/${eventRef}/live`,
  eventResults: (eventRef: string) => `/event-detail/${eventRef}/results`,

  organizerEvents: () => "/organizer/account/events",
  newEvent: () => "/organizer/register-event",
  eventSetUp: (eventRef: string) => `/config-event/${eventRef}`,
  setUpSection: (eventRef: string, section: SetUpSection) => `/config-event/${eventRef}/${section}`,
  setUpBracket: (eventRef: string, categoryId: string) =>
    `/config-event/${eventRef}/brackets/${categoryId}`,
  importAthletes: (eventRef: string) => `/config-event/${eventRef}/import-athletes`,

  scoreboard: (eventRef: string, fightId: string) => `/event/${eventRef}/scoreboard/${fightId}`,
  /** `follow` moves on with the mat, `overlay` is the lower third of a stream. */
  tv: (eventRef: string, fightId: string, query: { follow?: "1"; overlay?: "1" } = {}) =>
    `/event/${eventRef}/scoreboard-tv/${fightId}${search(query)}`,
  fights: (eventRef: string, query: { mat?: string } = {}) =>
    `${paths.setUpSection(eventRef, "fights")}${search(query)}`,
};

/** The sections of an event's set-up, in the order in which an organizer goes through them. */
export const setUpSections = [
  "general",
  "categories",
  "mats",
  "registers",
  "brackets-assemble",
  "fight-calendar",
  "fights",
  "results",
] as const;
export type SetUpSection = (typeof setUpSections)[number];

function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
