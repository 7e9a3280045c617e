import {
  addCategory,
  addFromTemplate,
  type CallOf,
  type CategoryId,
  deleteCategory,
  type EventId,
  listCategories,
  previewTemplate,
  updateCategory,
} from "@chave/contract";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export type TemplateChoice = Required<CallOf<typeof addFromTemplate>["body"]>;

export const categoriesQuery = (eventId: EventId) =>
  queryOptions({
    queryKey: ["categories", eventId],
    queryFn: () => callApi(listCategories, { params: { eventId } }),
  });

export const templatePreviewQuery = (eventId: EventId, choice: TemplateChoice) =>
  queryOptions({
    queryKey: ["categories", eventId, "template-preview", choice],
    queryFn: () => callApi(previewTemplate, { params: { eventId }, body: choice }),
    placeholderData: keepPreviousData,
  });

/** The event itself counts its categories. */
function useCategoriesChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ["categories"] }),
      queryClient.invalidateQueries({ queryKey: ["events", "one"] }),
    ]);
}

export function useAddFromTemplate(eventId: EventId) {
  return useMutation({
    mutationFn: (body: TemplateChoice) => callApi(addFromTemplate, { params: { eventId }, body }),
    meta: { quiet: true },
    onSettled: useCategoriesChanged(),
  });
}

export function useAddCategory(eventId: EventId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof addCategory>["body"]) =>
      callApi(addCategory, { params: { eventId }, body }),
    meta: { quiet: true },
    onSettled: useCategoriesChanged(),
  });
}

export function useUpdateCategory(categoryId: CategoryId) {
  return useMutation({
    mutationFn: (body: CallOf<typeof updateCategory>["body"]) =>
      callApi(updateCategory, { params: { categoryId }, body }),
    meta: { quiet: true },
    onSettled: useCategoriesChanged(),
  });
}

/** One after the other: the first that is refused ends it, and those before it are gone. */
export function useDeleteCategories() {
  return useMutation({
    mutationFn: async (categoryIds: readonly CategoryId[]) => {
      for (const categoryId of categoryIds)
        await callApi(deleteCategory, { params: { categoryId } });
    },
    onSettled: useCategoriesChanged(),
  });
}
