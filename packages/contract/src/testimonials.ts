import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { testimonialId } from "./ids.ts";
import { imagePath } from "./image-path.ts";
import { language } from "./languages.ts";
import { done, moveDirection } from "./list.ts";

/** What somebody says of the product, on the home page. */
export const testimonial = z.object({
  id: testimonialId,
  name: z.string(),
  role: z.string(),
  text: z.string(),
  img_path: imagePath.nullable(),
  /** Of the text that is given: Portuguese where it is not translated. */
  language,
});
export type Testimonial = z.infer<typeof testimonial>;

const words = z.object({
  /** "Organizer of the Copa Recife". */
  role: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(600),
});

export const newTestimonial = z.object({
  name: z.string().trim().min(2).max(120),
  translations: z.object({ pt: words, en: words.nullable(), es: words.nullable() }),
  img_path: imagePath.nullable(),
  visible: z.boolean(),
});
export type NewTestimonial = z.infer<typeof newTestimonial>;

export const fullTestimonial = newTestimonial.extend({ id: testimonialId });
export type FullTestimonial = z.infer<typeof fullTestimonial>;

const params = z.object({ testimonialId });

export const listTestimonials = endpoint({
  method: "GET",
  path: "/testimonials",
  summary: "What people say of the product, in the language asked for.",
  response: z.array(testimonial),
});

export const listAllTestimonials = endpoint({
  method: "GET",
  path: "/testimonials/all",
  summary: "All testimonials in all their languages, hidden ones too, for their editors.",
  response: z.array(fullTestimonial),
});

export const addTestimonial = endpoint({
  method: "POST",
  path: "/testimonials",
  summary: "Adds a testimonial at the end.",
  body: newTestimonial,
  response: fullTestimonial,
});

export const changeTestimonial = endpoint({
  method: "PUT",
  path: "/testimonials/:testimonialId",
  summary: "Replaces a testimonial.",
  params,
  body: newTestimonial,
  response: fullTestimonial,
});

export const moveTestimonial = endpoint({
  method: "POST",
  path: "/testimonials/:testimonialId/move",
  summary: "Changes places with the testimonial before or after it.",
  params,
  body: z.object({ direction: moveDirection }),
  response: done,
});

export const deleteTestimonial = endpoint({
  method: "DELETE",
  path: "/testimonials/:testimonialId",
  summary: "Deletes a testimonial in all its languages.",
  params,
  response: done,
});
