import {
  addFaq,
  changeFaq,
  deleteFaq,
  type FaqId,
  type MoveDirection,
  moveFaq,
  type NewFaq,
} from "@chave/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

function useFaqsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["faq"] });
}

/** Without an id it is a new question. */
export function useSaveFaq(faqId: FaqId | null) {
  return useMutation({
    mutationFn: (body: NewFaq) =>
      faqId === null ? callApi(addFaq, { body }) : callApi(changeFaq, { params: { faqId }, body }),
    meta: { quiet: true },
    onSettled: useFaqsChanged(),
  });
}

export function useMoveFaq() {
  return useMutation({
    mutationFn: ({ id, direction }: { id: FaqId; direction: MoveDirection }) =>
      callApi(moveFaq, { params: { faqId: id }, body: { direction } }),
    onSettled: useFaqsChanged(),
  });
}

export function useDeleteFaq() {
  return useMutation({
    mutationFn: (faqId: FaqId) => callApi(deleteFaq, { params: { faqId } }),
    onSettled: useFaqsChanged(),
  });
}
