import type { DirectoryUses } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { DirectoryKind } from "#web/lib/directory.ts";
import classes from "./directory.module.css";
import { useWhat } from "./use-what.ts";

type Named = { id: string; name: string };
type Props = {
  kind: DirectoryKind;
  kept: Named;
  gone: readonly Named[];
  /** Of those that go, in their order; undefined while it is asked for. */
  uses: readonly (DirectoryUses | undefined)[];
};

/** What a merge does, before it is done. */
export function WhatMoves({ kind, kept, gone, uses }: Props) {
  const { t } = useTranslation("gyms");
  const [language] = useLanguage();
  const what = useWhat();
  const names = new Intl.ListFormat(language).format(gone.map(({ name }) => name));
  return (
    <div className={classes.moves} role="status">
      <p>{t("admin.mergeMovesTitle")}</p>
      <ul>
        {gone.map(({ id, name }, at) => {
          const its = uses[at];
          const moving = its ? (what(its) ?? t("admin.uses.none")) : "…";
          return <li key={id}>{t("admin.mergeMoves", { name, what: moving })}</li>;
        })}
      </ul>
      <p>{t(`${kind}.admin.mergeLost`, { count: gone.length, names, keep: kept.name })}</p>
      <p>{t("admin.uses.stays")}</p>
      <p>{t("admin.keepsContact", { name: kept.name })}</p>
    </div>
  );
}
