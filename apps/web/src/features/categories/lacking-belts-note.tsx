import type { Belt, Division } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { lackingBelts } from "./lacking-belts.ts";
import classes from "./template-form.module.css";

type Props = { divisions: readonly Division[]; belts: readonly Belt[] };

/** Which of the chosen belts some chosen divisions do not have, and so add nothing. */
export function LackingBelts({ divisions, belts }: Props) {
  const { t } = useTranslation(["categories", "enums"]);
  const [language] = useLanguage();
  const lacking = lackingBelts(divisions, belts);
  if (lacking.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: "conjunction" });

  return (
    <details className={classes.note} open={lacking.length <= 3}>
      <summary>{t("template.lacking", { count: lacking.length })}</summary>
      <ul>
        {lacking.map(({ belt, families }) => (
          <li key={belt}>
            {t("template.lacks", {
              belt: t(`enums:belt.${belt}`),
              divisions: list.format(families.map((family) => t(`family.${family}`))),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
