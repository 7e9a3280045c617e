import { adminParts, paths, setUpSections } from "../apps/web/src/paths.ts";
import { linkFor } from "./mails.ts";
import {
  addChild,
  addStudent,
  adminToken,
  call,
  makeAccount,
  someEmail,
  tokenOf,
} from "./people.ts";

type Fight = { id: string; status: string; categoryId: string; mat: { id: string } | null };

/** A null token is a visitor's. */
export type Sights = { token: string | null; addresses: string[] };

/** The event that the demo has running, and what of it has an address of its own. */
async function demo(url: string) {
  const slug = process.env.E2E_DEMO_EVENT!;
  const token = await tokenOf(url, JSON.parse(process.env.E2E_DEMO_ORGANIZER!));
  const { id } = await call<{ id: string }>(url, "GET", `/events/${slug}`);
  const fights = await call<Fight[]>(url, "GET", `/events/${id}/fights`, undefined, token);
  const running = fights.find(({ status }) => status === "running")!;
  const bracket = fights.find(({ status }) => status === "ready")!.categoryId;
  return { id, slug, token, running, bracket };
}

/** Every address of the product, each for somebody to whom it opens. */
export const people: Record<string, (url: string) => Promise<Sights>> = {
  "a visitor": async (url) => {
    const { slug, bracket, running } = await demo(url);
    const athlete = await makeAccount(url, "teacher_competitor", { name: "Mara Lins" });
    const email = "ana@example.com";
    return {
      token: null,
      addresses: [
        ...[paths.home(), paths.nextEvents(), paths.previousEvents(), paths.about()],
        ...[paths.pricing(), paths.ranking("gym"), paths.ranking("athlete")],
        ...[paths.termsOfUse(), paths.privacyPolicy()],
        ...[paths.gyms(), paths.registerGym(), paths.registerAffiliation()],
        ...[paths.login(), paths.register(), paths.register({ type: "competitor" })],
        ...[paths.register({ verify: email }), paths.registerOrganizer()],
        ...[paths.organizerInvitation("no-such-token"), await openInvitation(url)],
        ...[paths.recoverPassword(), paths.recoverPassword({ email })],
        ...[paths.competitor(athlete.competitorId), paths.teacher(athlete.competitorId)],
        ...[paths.event(slug), paths.eventCategories(slug), paths.eventAthletes(slug)],
        ...[paths.eventBrackets(slug), paths.eventBracket(slug, bracket)],
        ...[paths.eventSchedule(slug), paths.eventLive(slug), paths.eventResults(slug)],
        ...[`${paths.event(slug)}/page`, paths.tv(slug, running.id)],
        ...[paths.eventRegistration(slug), `${paths.eventRegistration(slug)}/auth`],
        ...[paths.notAuthorized(), "/sandbox", "/nowhere"],
      ],
    };
  },

  "a competitor": async (url) => {
    const { slug } = await demo(url);
    const account = await makeAccount(url, "competitor", { name: "Mara Lins" });
    const child = await addChild(url, account);
    return {
      token: account.token,
      addresses: [
        ...[paths.competitor(), paths.competitorConfiguration(), paths.competitorChangePassword()],
        ...[paths.family(), paths.newChild(), paths.familyMember(child.id), paths.claim()],
        ...[paths.privacy(), paths.devices(), paths.changePassword()],
        ...[paths.myRegistrations(), paths.myEvents(), paths.eventRegistration(slug)],
      ],
    };
  },

  "a teacher": async (url) => {
    const account = await makeAccount(url, "teacher", { name: "Mestre Ivo" });
    const student = await addStudent(url, account);
    return {
      token: account.token,
      addresses: [
        ...[paths.teacher(), paths.teacherConfiguration(), paths.myGym()],
        ...[paths.students(), paths.student(student.id)],
        ...[paths.newStudent(), paths.importStudents()],
      ],
    };
  },

  "an organizer, at home": async (url) => ({
    token: (await demo(url)).token,
    addresses: [
      ...[paths.organizerEvents(), paths.newEvent(), paths.organizerConfiguration()],
      ...[paths.organizerManagers(), paths.organizerManagers("coaches")],
      ...[paths.organizerManagers("affiliates"), paths.organizerFinancial()],
      ...[paths.organizerCoupon(), paths.organizerCredits(), paths.organizerAutoRefil()],
      paths.organizerFederationApi(),
    ],
  }),

  "an organizer, at an event": async (url) => {
    const { slug, token, bracket, running } = await demo(url);
    const more = ["example", "rules", "ranking", "pages", "terms", "webhook"];
    return {
      token,
      addresses: [
        paths.eventSetUp(slug),
        ...setUpSections.map((section) => paths.setUpSection(slug, section)),
        ...more.map((section) => `${paths.eventSetUp(slug)}/${section}`),
        ...[paths.importAthletes(slug), paths.setUpBracket(slug, bracket)],
        ...[paths.managerFights(slug), paths.checkIn(slug), paths.scoreboard(slug, running.id)],
      ],
    };
  },

  "a mat's manager": async (url) => {
    const { id, slug, token, running } = await demo(url);
    const login = { email: someEmail("mesa"), password: "Mesa-2026!" };
    const task = { role: "scoreboard_manager", matId: running.mat!.id };
    const invited = { name: "Nando Reis", email: login.email, ...task };
    await call(url, "POST", `/events/${id}/staff`, invited, token);
    const invitation = new URL(await linkFor(url, login.email), url).searchParams.get("token");
    const accepts = { name: invited.name, password: login.password, language: "pt" };
    const join = { ...accepts, acceptTerms: true };
    await call(url, "POST", `/invitations/${invitation}/register`, join);
    return {
      token: await tokenOf(url, login),
      addresses: [
        ...[paths.manager(), paths.managerFights(slug), paths.scoreboard(slug, running.id)],
      ],
    };
  },

  "an admin": async (url) => {
    const { competitorId } = await makeAccount(url, "competitor", { name: "Mara Lins" });
    return {
      token: await adminToken(url),
      addresses: [
        ...[paths.administration(), paths.adminCompetitor(competitorId), paths.setUp()],
        ...adminParts.map((part) => paths.admin(part)),
      ],
    };
  },
};

/** Of somebody who is asked to organize events. */
async function openInvitation(url: string): Promise<string> {
  const email = someEmail("guest");
  const guest = { email, name: "Rosa Luz", language: "pt" };
  await call(url, "POST", "/invitations", guest, await adminToken(url));
  return linkFor(url, email);
}
