/** Every link of the web. `eventRef` is an event's slug or id; the slug is what people see. */
export const paths = {
  home: () => "/",
  about: () => "/about-us",
  login: (query: { from?: "new-event"; next?: string } = {}) => `/login${search(query)}`,
  /** `verify` is an e-mail that waits for its code. */
  register: (
    query: {
      type?: string;
      verify?: string;
      code?: string;
      from?: "new-event";
      next?: string;
    } = {},
  ) => `/register${search(query)}`,
  registerOrganizer: (query: { from?: "new-event" } = {}) => `/register-organizer${search(query)}`,
  organizerInvitation: (token: string) => `/organizer-invitation${search({ token })}`,
  recoverPassword: (query: { email?: string } = {}) => `/recover-password${search(query)}`,
  changePassword: () => "/change-password",
  devices: () => "/account/devices",
  notAuthorized: () => "/not-authorized",

  competitor: (competitorId?: string) => `/competitor${below(competitorId)}`,
  competitorConfiguration: () => "/competitor/configuration",
  competitorChangePassword: () => "/competitor/change-password",
  teacher: (competitorId?: string) => `/teacher${below(competitorId)}`,
  teacherConfiguration: () => "/teacher/configuration",
  family: () => "/account/family",
  newChild: () => "/account/family/new",
  /** A child, or somebody else for whom the login may act. */
  familyMember: (competitorId: string) => `/account/family/${competitorId}`,
  claim: () => "/account/claim",
  privacy: () => "/account/privacy",

  setUp: () => "/setup",
  administration: () => "/admin/main",
  admin: (part: AdminPart) => `/admin/${part}`,
  adminCompetitor: (competitorId: string) => `/admin/competitors/${competitorId}`,
  adminAudit: (query: { actor?: string; subject?: string } = {}) => `/admin/audit${search(query)}`,
  /** A place on the home page, there when somebody has said something. */
  testimonials: () => "/#testimonials",
  pricing: () => "/pricing",
  gyms: () => "/gyms",
  registerGym: () => "/register-gym",
  registerAffiliation: () => "/register-affiliation",
  ranking: (of: "gym" | "athlete") => `/rankings/${of}`,
  students: () => "/teacher/students",
  newStudent: () => "/teacher/students/new",
  importStudents: () => "/teacher/students/import",
  student: (competitorId: string) => `/teacher/students/${competitorId}`,
  myGym: () => "/teacher/gym",
  termsOfUse: () => "/terms-of-use",
  privacyPolicy: () => "/privacy-policy",
  myRegistrations: () => "/competitor/registrations",
  eventRegistration: (eventRef: string) => `/event-registration/${eventRef}`,

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
  organizerConfiguration: () => "/organizer/account/configuration",
  organizerManagers: (tab?: "coaches" | "affiliates") =>
    `/organizer/account/managers${search({ tab })}`,
  organizerFinancial: () => "/organizer/account/financial",
  organizerCoupon: () => "/organizer/account/coupon",
  organizerCredits: () => "/organizer/account/credits",
  organizerFederationApi: () => "/organizer/account/federation-api",
  organizerAutoRefil: () => "/organizer/auto-refil",
  newEvent: () => "/organizer/register-event",
  eventSetUp: (eventRef: string) => `/config-event/${eventRef}`,
  setUpSection: (eventRef: string, section: SetUpSection) => `/config-event/${eventRef}/${section}`,
  setUpBracket: (eventRef: string, categoryId: string) =>
    `/config-event/${eventRef}/brackets/${categoryId}`,
  importAthletes: (eventRef: string) => `/config-event/${eventRef}/import-athletes`,

  manager: () => "/manager",
  /** The queue of the person's mat; `mat` where there is a choice. */
  managerFights: (eventRef: string, query: { mat?: string | undefined } = {}) =>
    `/manager-fights/${eventRef}${search(query)}`,
  checkIn: (eventRef: string) => `/event/${eventRef}/check-in`,

  scoreboard: (eventRef: string, fightId: string) => `/event/${eventRef}/scoreboard/${fightId}`,
  /** `follow` moves on with the mat, `overlay` is the lower third of a stream. */
  tv: (eventRef: string, fightId: string, query: { follow?: "1"; overlay?: "1" } = {}) =>
    `/event/${eventRef}/scoreboard-tv/${fightId}${search(query)}`,
  fights: (eventRef: string, query: { mat?: string } = {}) =>
    `${paths.setUpSection(eventRef, "fights")}${search(query)}`,
};

/** The parts of the admin's area, in the order of their tabs; `main` is `administration`. */
export const adminParts = [
  "competitors",
  "organizations",
  "events",
  "gyms",
  "affiliations",
  "faqs",
  "texts",
  "testimonials",
  "mails",
  "marketplaces",
  "audit",
] as const;
export type AdminPart = (typeof adminParts)[number];

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

const below = (id: string | undefined): string => (id ? `/${id}` : "");

function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
