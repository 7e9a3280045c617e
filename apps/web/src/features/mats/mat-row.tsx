import type { Mat } from "@chave/contract";
import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { DeleteMatDialog } from "./delete-mat-dialog.tsx";
import classes from "./mat-list.module.css";
import { RenameMat } from "./rename-mat.tsx";

/** A mat; its name turns into a field where it stands. */
export function MatRow({ mat, managers }: { mat: Mat; managers: readonly string[] }) {
  const { t } = useTranslation("mats");
  const [does, setDoes] = useState<"rename" | "delete" | null>(null);
  const nameRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setDoes(null));
    nameRef.current?.focus();
  };

  if (does === "rename")
    return (
      <li className={classes.row}>
        <RenameMat mat={mat} onClose={close} />
      </li>
    );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <UnstyledButton
          ref={nameRef}
          className={classes.name}
          aria-label={t("list.rename", { name: mat.name })}
          onClick={() => setDoes("rename")}
        >
          {mat.name}
          <IconPencil size={18} aria-hidden />
        </UnstyledButton>
        {managers.length > 0 && (
          <p className={classes.managers}>{t("list.managers", { names: managers.join(", ") })}</p>
        )}
      </div>
      <span className={`${classes.fights} figures`} data-none={mat.fights === 0}>
        {t("list.fights", { count: mat.fights })}
      </span>
      <ActionIcon
        aria-label={t("list.delete", { name: mat.name })}
        onClick={() => setDoes("delete")}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      {does === "delete" && (
        <DeleteMatDialog mat={mat} managers={managers} onClose={() => setDoes(null)} />
      )}
    </li>
  );
}
