import type { FullTestimonial } from "@chave/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ArrangedList } from "#web/components/arranged-list.tsx";
import { DeleteTestimonial } from "./delete-testimonial.tsx";
import { useMoveTestimonial } from "./use-testimonial-changes.ts";

/** The admin's list, in the order of the home page; hidden ones say so. */
export function TestimonialList({ testimonials }: { testimonials: readonly FullTestimonial[] }) {
  const { t } = useTranslation("site");
  const move = useMoveTestimonial();
  const [deletes, setDeletes] = useState<string | null>(null);
  const toDelete = testimonials.find(({ id }) => id === deletes);
  const noteOf = ({ translations, visible }: FullTestimonial) =>
    [translations.pt.role, !visible && t("texts.testimonials.admin.hidden")]
      .filter(Boolean)
      .join(" · ");

  return (
    <>
      <ArrangedList
        items={testimonials.map((one) => ({
          id: one.id,
          name: one.name,
          note: noteOf(one),
          to: `?edit=${one.id}`,
        }))}
        words={{
          act: (act, title) => t(`texts.testimonials.admin.${act}`, { title }),
          moved: (title, place) => t("texts.testimonials.admin.moved", { title, place }),
        }}
        onMove={(id, direction) => move.mutateAsync({ id, direction })}
        onDelete={setDeletes}
      />
      {toDelete && <DeleteTestimonial testimonial={toDelete} onClose={() => setDeletes(null)} />}
    </>
  );
}
