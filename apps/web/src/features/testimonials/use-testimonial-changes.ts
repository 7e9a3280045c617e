import {
  addTestimonial,
  changeTestimonial,
  deleteTestimonial,
  listAllTestimonials,
  type MoveDirection,
  moveTestimonial,
  type NewTestimonial,
  type TestimonialId,
} from "@chave/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

export const allTestimonialsQuery = () =>
  queryOptions({
    queryKey: ["testimonials", "all"],
    queryFn: () => callApi(listAllTestimonials),
  });

/** The site says whether there are any. */
function useTestimonialsChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [["testimonials"], ["site"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Without an id it is a new one. */
export function useSaveTestimonial(testimonialId: TestimonialId | null) {
  return useMutation({
    mutationFn: (body: NewTestimonial) =>
      testimonialId === null
        ? callApi(addTestimonial, { body })
        : callApi(changeTestimonial, { params: { testimonialId }, body }),
    meta: { quiet: true },
    onSettled: useTestimonialsChanged(),
  });
}

export function useMoveTestimonial() {
  return useMutation({
    mutationFn: ({ id, direction }: { id: TestimonialId; direction: MoveDirection }) =>
      callApi(moveTestimonial, { params: { testimonialId: id }, body: { direction } }),
    onSettled: useTestimonialsChanged(),
  });
}

export function useDeleteTestimonial() {
  return useMutation({
    mutationFn: (testimonialId: TestimonialId) =>
      callApi(deleteTestimonial, { params: { testimonialId } }),
    onSettled: useTestimonialsChanged(),
  });
}
