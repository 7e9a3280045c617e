import { type FaqId, getFaq, type Language, listFaq } from "@chave/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

type Search = { language: Language; search?: string; page?: number; pageSize?: number };

/** Questions in the reader's language, which travels in a header. */
export const faqsQuery = ({ language, ...query }: Search) =>
  queryOptions({
    queryKey: ["faq", "list", language, query],
    queryFn: () => callApi(listFaq, { query }),
    placeholderData: keepPreviousData,
  });

export const fullFaqQuery = (faqId: FaqId) =>
  queryOptions({
    queryKey: ["faq", "one", faqId],
    queryFn: () => callApi(getFaq, { params: { faqId } }),
  });
