import {
  addFaq,
  addTestimonial,
  changeFaq,
  changeTestimonial,
  deleteFaq,
  deleteTestimonial,
  findAddress,
  getAdminOverview,
  getCompetitorForAdmin,
  getFaq,
  getHealth,
  getMail,
  getSite,
  getSiteText,
  getSiteTextVersion,
  getTime,
  listAllEvents,
  listAllTestimonials,
  listAudit,
  listCompetitors,
  listFaq,
  listMails,
  listSiteTexts,
  listSiteTextVersions,
  listTestimonials,
  type MailId,
  moveFaq,
  moveTestimonial,
  publishSiteText,
  retryMail,
  sendPasswordReset,
  setCompetitorGym,
} from "@chave/contract";
import { mails } from "#api/db/tables/index.ts";
import { newId } from "#api/ids.ts";
import { admin, everyone } from "./people.ts";
import { type Rule, rule } from "./rule.ts";
import type { World } from "./world.ts";

const question = {
  translations: { pt: { title: "Como?", description: "<p>Assim.</p>" }, en: null, es: null },
  videoUrl: null,
};
async function asked({ api, person }: World) {
  const { id } = await api.call(addFaq, { body: question }, person.admin);
  return { params: { faqId: id } };
}
const praise = {
  name: "Marta",
  translations: { pt: { role: "Organizadora", text: "Bom." }, en: null, es: null },
  img_path: null,
  visible: true,
};
async function praised({ api, person }: World) {
  const { id } = await api.call(addTestimonial, { body: praise }, person.admin);
  return { params: { testimonialId: id } };
}
async function mailed({ api }: World) {
  const id = newId<MailId>();
  const now = new Date();
  await api.db.insert(mails).values({
    id,
    recipient: "ana@example.com",
    language: "pt",
    template: "verifyEmail",
    ...{ subject: "Subject", text: "Text", html: "<p>Text</p>" },
    status: "failed",
    nextAttemptAt: now,
    createdAt: now,
  });
  return { params: { mailId: id } };
}
const terms = { params: { name: "terms" as const } };
const text = { pt: "<p>Termos.</p>", en: null, es: null };

export const rulesOfSite: Rule[] = [
  rule(getSite, { may: everyone }),
  rule(getHealth, { may: everyone }),
  rule(getTime, { may: everyone }),
  rule(findAddress, {
    may: everyone,
    input: () => ({ params: { postalCode: "1" } }),
  }),

  rule(listFaq, { may: everyone, input: () => ({ query: {} }) }),
  rule(getFaq, { may: admin, input: asked }),
  rule(addFaq, { may: admin, input: () => ({ body: question }) }),
  rule(changeFaq, {
    may: admin,
    input: async (world) => ({ ...(await asked(world)), body: question }),
  }),
  rule(moveFaq, {
    may: admin,
    input: async (world) => ({ ...(await asked(world)), body: { direction: "up" } }),
  }),
  rule(deleteFaq, { may: admin, input: asked }),

  rule(listTestimonials, { may: everyone }),
  rule(listAllTestimonials, { may: admin }),
  rule(addTestimonial, { may: admin, input: () => ({ body: praise }) }),
  rule(changeTestimonial, {
    may: admin,
    input: async (world) => ({ ...(await praised(world)), body: praise }),
  }),
  rule(moveTestimonial, {
    may: admin,
    input: async (world) => ({ ...(await praised(world)), body: { direction: "up" } }),
  }),
  rule(deleteTestimonial, { may: admin, input: praised }),

  rule(getSiteText, {
    may: everyone,
    input: async ({ api, person }) => {
      await api.call(publishSiteText, { ...terms, body: text }, person.admin);
      return terms;
    },
  }),
  rule(listSiteTexts, { may: admin }),
  rule(listSiteTextVersions, { may: admin, input: () => terms }),
  rule(publishSiteText, { may: admin, input: () => ({ ...terms, body: text }) }),
  rule(getSiteTextVersion, {
    may: admin,
    input: async ({ api, person }) => {
      const { version } = await api.call(publishSiteText, { ...terms, body: text }, person.admin);
      return { params: { ...terms.params, version } };
    },
  }),

  rule(listMails, { may: admin, input: () => ({ query: {} }) }),
  rule(getMail, { may: admin, input: mailed }),
  rule(retryMail, { may: admin, input: mailed }),

  rule(getAdminOverview, { may: admin }),
  rule(listCompetitors, { may: admin, input: () => ({ query: {} }) }),
  rule(getCompetitorForAdmin, {
    may: admin,
    input: ({ self }) => ({ params: { competitorId: self } }),
  }),
  rule(setCompetitorGym, {
    may: admin,
    input: ({ self }) => ({ params: { competitorId: self }, body: { gymId: null } }),
  }),
  rule(sendPasswordReset, {
    may: admin,
    input: ({ person }) => ({ params: { userId: person.competitor.userId } }),
  }),
  rule(listAllEvents, { may: admin, input: () => ({ query: {} }) }),
  rule(listAudit, { may: admin, input: () => ({ query: {} }) }),
];
