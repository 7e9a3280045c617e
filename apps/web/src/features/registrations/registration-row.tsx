import type { Category, Registration } from "@chave/contract";
import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { weight } from "#web/lib/format.ts";
import { DrawnNote } from "./drawn-note.tsx";
import { EditRegistration } from "./edit-registration.tsx";
import classes from "./registrations.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";

type Props = {
  registration: Registration;
  category: Category | undefined;
  categories: readonly Category[];
  eventRef: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

export function RegistrationRow({ registration, category, isOpen, onOpen, ...rest }: Props) {
  const { t } = useTranslation("registrations");
  const nameOf = useCategoryLabel();
  const [language] = useLanguage();
  const [removes, setRemoves] = useState(false);
  const editRef = useRef<HTMLButtonElement>(null);
  const { name, gymName, birthYear, inBracket, seed } = registration;
  const categoryName = category ? nameOf(category) : "";
  const onClose = () => {
    flushSync(rest.onClose);
    editRef.current?.focus();
  };

  return (
    <>
      <tr className={classes.row} data-open={isOpen}>
        <th scope="row" className={classes.name}>
          {name}
          {birthYear && <span className={`${classes.born} figures`}>{birthYear}</span>}
        </th>
        <td className={classes.gym}>
          {gymName || <span className={classes.none}>{t("list.noGym")}</span>}
        </td>
        <td className={classes.category}>{categoryName}</td>
        <td className={classes.number} data-label={t("list.weight")}>
          {registration.weight && weight(language, registration.weight)}
        </td>
        <td className={classes.number} data-label={t("list.seed")}>
          {seed}
        </td>
        <td className={classes.acts}>
          <ActionIcon
            ref={editRef}
            aria-label={t("list.edit", { name })}
            aria-expanded={isOpen}
            onClick={isOpen ? onClose : onOpen}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          {!inBracket && (
            <ActionIcon aria-label={t("list.remove", { name })} onClick={() => setRemoves(true)}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
          {removes && (
            <RemoveDialog
              registration={registration}
              categoryName={categoryName}
              onClose={() => setRemoves(false)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.opened}>
          <td colSpan={6}>
            {inBracket && <DrawnNote registration={registration} eventRef={rest.eventRef} />}
            <EditRegistration
              registration={registration}
              categories={rest.categories}
              onClose={onClose}
            />
          </td>
        </tr>
      )}
    </>
  );
}
