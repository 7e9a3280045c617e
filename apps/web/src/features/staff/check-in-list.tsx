import type { Registration } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { weight as inKilograms } from "#web/lib/format.ts";
import classes from "./check-in-list.module.css";

type Props = {
  registrations: readonly Registration[];
  categoryName: (registration: Registration) => string;
};

/** Who is expected: name and gym, category, and what the scales will be asked. Nothing can be changed here. */
export function CheckInList({ registrations, categoryName }: Props) {
  const { t } = useTranslation("enums");
  const [language] = useLanguage();
  return (
    <ul className={classes.list}>
      {registrations.map((registration) => {
        const { id, name, gymName, belt, birthYear, weight } = registration;
        const about = [
          belt && t(`belt.${belt}`),
          birthYear,
          weight !== null && inKilograms(language, weight),
        ];
        return (
          <li key={id} className={classes.row}>
            <div>
              <p className={classes.name}>{name}</p>
              <p className={classes.fact}>{gymName}</p>
            </div>
            <p>{categoryName(registration)}</p>
            <p className={`${classes.fact} figures`}>{about.filter(Boolean).join(" · ")}</p>
          </li>
        );
      })}
    </ul>
  );
}
