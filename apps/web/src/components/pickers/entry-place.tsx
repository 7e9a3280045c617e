import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import classes from "./pickers.module.css";
import { placeOf } from "./place-of.ts";

type Props = {
  entry: {
    city: string;
    state: string;
    country: string;
    isBranch: boolean;
    headquarters: { name: string } | null;
  };
};

/** Where an entry is, and whose branch. Nothing where a list brought only its name. */
export function EntryPlace({ entry }: Props) {
  const { t } = useTranslation("gyms");
  const [language] = useLanguage();
  const { isBranch, headquarters } = entry;
  const branch = headquarters ? t("branchOf", { name: headquarters.name }) : t("branch");
  const parts = [placeOf(language, entry), ...(isBranch ? [branch] : [])].filter(Boolean);
  return parts.length === 0 ? null : <span className={classes.place}>{parts.join(" · ")}</span>;
}
