import type { Category } from "@chave/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useDrawCategory } from "./brackets.api.ts";

/** Draws one category that has no bracket. */
export function DrawButton({ category }: { category: Category }) {
  const { t } = useTranslation("brackets");
  const draw = useDrawCategory(category.id);
  const name = useCategoryLabel()(category);

  return (
    <Button
      variant="default"
      size="sm"
      loading={draw.isPending}
      aria-label={`${t("act.draw")}: ${name}`}
      onClick={() => draw.mutate(undefined, { onSuccess: () => showDone(t("act.done")) })}
    >
      {t("act.draw")}
    </Button>
  );
}
