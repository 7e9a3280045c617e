import type { Category } from "@chave/contract";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useCategoryLabel, weightLimits } from "#web/lib/category-label.ts";
import { duration } from "#web/lib/format.ts";
import classes from "./category-list.module.css";
import { DeleteCategoryDialog } from "./delete-category-dialog.tsx";
import { EditCategoryDialog } from "./edit-category-dialog.tsx";

/** One category; its name leaves out what the headings above it say. */
export const CategoryRow = memo(function CategoryRow({ category }: { category: Category }) {
  const { t } = useTranslation(["categories", "enums"]);
  const nameOf = useCategoryLabel();
  const [language] = useLanguage();
  const [asks, setAsks] = useState<"edit" | "delete" | null>(null);
  const { name, weightClass, entries } = category;
  const close = () => setAsks(null);
  const full = nameOf(category);

  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.name}>
        {name ?? (weightClass ? t(`enums:weightClass.${weightClass}`) : full)}
      </th>
      <td className={`${classes.weight} figures`}>
        {weightLimits(language, category) ?? t("list.anyWeight")}
      </td>
      <td className={classes.number} data-none={entries === 0}>
        {entries}
        <span className={classes.unit}> {t("list.athletesUnit", { count: entries })}</span>
      </td>
      <td className={classes.number}>{duration(category.fightSeconds)}</td>
      <td className={classes.type}>{t(`enums:bracketType.${category.bracketType}`)}</td>
      <td className={classes.acts}>
        <ActionIcon aria-label={t("list.edit", { name: full })} onClick={() => setAsks("edit")}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t("list.delete", { name: full })} onClick={() => setAsks("delete")}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
        {asks === "edit" && <EditCategoryDialog category={category} onClose={close} />}
        {asks === "delete" && <DeleteCategoryDialog category={category} onClose={close} />}
      </td>
    </tr>
  );
});
