import type { Category } from "@chave/contract";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { Dropdown } from "#web/components/dropdown.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteBracket, useDrawCategory } from "./brackets.api.ts";

type Props = {
  category: Category;
  /** Somebody placed athletes by hand, which a new draw throws away. */
  changedByHand?: boolean;
};

/** Drawing again and taking back: both lose something, both ask. */
export function BracketActions({ category, changedByHand = false }: Props) {
  const { t } = useTranslation("brackets");
  const [asked, setAsked] = useState<"redraw" | "remove" | null>(null);
  const name = useCategoryLabel()(category);
  const draw = useDrawCategory(category.id);
  const remove = useDeleteBracket(category.id);
  const close = () => setAsked(null);

  return (
    <>
      <Dropdown
        target={<IconDots size={20} aria-hidden />}
        label={t("assemble.actions", { category: name })}
      >
        <li>
          <button type="button" onClick={() => setAsked("redraw")}>
            {t("act.redraw")}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setAsked("remove")}>
            {t("act.remove")}
          </button>
        </li>
      </Dropdown>
      <ConfirmDialog
        opened={asked === "redraw"}
        onClose={close}
        title={t("act.redrawTitle", { category: name })}
        confirm={t("act.redrawConfirm")}
        loading={draw.isPending}
        onConfirm={() =>
          draw.mutate(undefined, {
            onSuccess: () => showDone(t("act.done")),
            onSettled: close,
          })
        }
      >
        {t("act.redrawLoses", { count: category.entries })} {changedByHand && t("act.redrawByHand")}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === "remove"}
        onClose={close}
        title={t("act.removeTitle", { category: name })}
        confirm={t("act.removeConfirm")}
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => showDone(t("act.removed")),
            onSettled: close,
          })
        }
      >
        {t("act.removeLoses")}
      </ConfirmDialog>
    </>
  );
}
