import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { duplicatesQuery, type KeptEntry } from "./directory.api.ts";
import classes from "./directory.module.css";

type Props = { kind: DirectoryKind; onMerge: (entries: readonly KeptEntry[]) => void };

/** Names that are probably one. Absent where there are none. */
export function Duplicates({ kind, onMerge }: Props) {
  const { t } = useTranslation("gyms");
  const [language] = useLanguage();
  const { data: groups = [] } = useQuery(duplicatesQuery(kind));
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return null;

  return (
    <section className={classes.duplicates} aria-label={t(`${kind}.admin.duplicatesTitle`)}>
      <div className={classes.duplicatesHead}>
        <p>{t("admin.duplicatesLead", { count: groups.length })}</p>
        <Button variant="default" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "admin.duplicatesHide" : "admin.duplicatesShow")}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {groups.map((group) => {
            const names = new Intl.ListFormat(language).format(group.map(({ name }) => name));
            return (
              <li key={group[0]?.id}>
                <span>{names}</span>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("admin.duplicatesMerge", { names })}
                  onClick={() => onMerge(group)}
                >
                  {t("admin.duplicatesMergeShort")}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
