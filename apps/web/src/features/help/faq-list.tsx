import type { Faq } from "@chave/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ArrangedList } from "#web/components/arranged-list.tsx";
import { DeleteFaq } from "./delete-faq.tsx";
import { useMoveFaq } from "./use-faq-changes.ts";

/** The admin's list, in the order of the help. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const { t } = useTranslation("help");
  const move = useMoveFaq();
  const [deletes, setDeletes] = useState<string | null>(null);
  const toDelete = faqs.find(({ id }) => id === deletes);

  return (
    <>
      <ArrangedList
        items={faqs.map(({ id, title }) => ({ id, name: title, to: `?edit=${id}` }))}
        words={{
          act: (act, title) => t(`admin.${act}`, { title }),
          moved: (title, place) => t("admin.moved", { title, place }),
        }}
        onMove={(id, direction) => move.mutateAsync({ id, direction })}
        onDelete={setDeletes}
      />
      {toDelete && <DeleteFaq faq={toDelete} onClose={() => setDeletes(null)} />}
    </>
  );
}
