import { type Language, listTestimonials } from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

/** Those that are shown, in the reader's language, which travels in a header. */
export const testimonialsQuery = (language: Language) =>
  queryOptions({
    queryKey: ["testimonials", language],
    queryFn: () => callApi(listTestimonials),
    staleTime: 5 * 60_000,
  });
