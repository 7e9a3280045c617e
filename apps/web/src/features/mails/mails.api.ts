import { type CallOf, getMail, listMails, type MailId, retryMail } from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const mailsQuery = (query: CallOf<typeof listMails>["query"]) =>
  queryOptions({
    queryKey: ["mails", "list", query],
    queryFn: () => callApi(listMails, { query }),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (mailId: MailId) =>
  queryOptions({
    queryKey: ["mails", "one", mailId],
    queryFn: () => callApi(getMail, { params: { mailId } }),
  });

export function useRetryMail(mailId: MailId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(retryMail, { params: { mailId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["mails"] }),
  });
}
