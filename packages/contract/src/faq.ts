import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { faqId } from "./ids.ts";
import { language } from "./languages.ts";
import { done, moveDirection, pageOf, pageQuery } from "./list.ts";
import { richText, webAddress } from "./rich-text.ts";

export const faqPageSize = 5;

export const faq = z.object({
  id: faqId,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** As it was typed; `videoEmbedOf` says whether it can be shown in the page. */
  videoUrl: z.string().nullable(),
  /** Of the text that is given: Portuguese where it is not translated. */
  language,
});
export type Faq = z.infer<typeof faq>;

const faqText = z.object({ title: z.string().trim().min(1).max(200), description: richText });

export const newFaq = z.object({
  /** Portuguese stands in for a language that is missing. */
  translations: z.object({ pt: faqText, en: faqText.nullable(), es: faqText.nullable() }),
  videoUrl: webAddress.nullable(),
});
export type NewFaq = z.infer<typeof newFaq>;

export const fullFaq = newFaq.extend({ id: faqId });
export type FullFaq = z.infer<typeof fullFaq>;

const params = z.object({ faqId });

export const listFaq = endpoint({
  method: "GET",
  path: "/faq",
  summary: "The frequently asked questions of the help widget, in the language asked for.",
  query: pageQuery.extend({
    pageSize: z.coerce.number().int().min(1).max(100).default(faqPageSize),
  }),
  response: pageOf(faq),
});

export const getFaq = endpoint({
  method: "GET",
  path: "/faq/:faqId",
  summary: "A question in all its languages, for its editor.",
  params,
  response: fullFaq,
});

export const addFaq = endpoint({
  method: "POST",
  path: "/faq",
  summary: "Adds a question at the end of the list.",
  body: newFaq,
  response: fullFaq,
});

export const changeFaq = endpoint({
  method: "PUT",
  path: "/faq/:faqId",
  summary: "Replaces a question's texts and video.",
  params,
  body: newFaq,
  response: fullFaq,
});

export const moveFaq = endpoint({
  method: "POST",
  path: "/faq/:faqId/move",
  summary: "Changes places with the question before or after it.",
  params,
  body: z.object({ direction: moveDirection }),
  response: done,
});

export const deleteFaq = endpoint({
  method: "DELETE",
  path: "/faq/:faqId",
  summary: "Deletes a question in all its languages.",
  params,
  response: done,
});
