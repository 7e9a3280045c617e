import type { Category, Registration } from "@chave/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { RegistrationRow } from "./registration-row.tsx";
import classes from "./registrations.module.css";

type Props = {
  registrations: readonly Registration[];
  categories: readonly Category[];
  eventRef: string;
};

/** A table on a desktop, cards on a phone; a row opens where it stands. */
export function RegistrationTable({ registrations, categories, eventRef }: Props) {
  const { t } = useTranslation("registrations");
  const [openId, setOpenId] = useState<Registration["id"] | null>(null);
  const byId = useMemo(() => new Map(categories.map((one) => [one.id, one])), [categories]);

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("list.athlete")}</th>
          <th scope="col">{t("list.gym")}</th>
          <th scope="col">{t("list.category")}</th>
          <th scope="col" className={classes.number}>
            {t("list.weight")}
          </th>
          <th scope="col" className={classes.number}>
            {t("list.seed")}
          </th>
          <th scope="col">
            <span className={classes.unseen}>{t("list.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {registrations.map((registration) => (
          <RegistrationRow
            key={registration.id}
            registration={registration}
            category={byId.get(registration.categoryId)}
            categories={categories}
            eventRef={eventRef}
            isOpen={registration.id === openId}
            onOpen={() => setOpenId(registration.id)}
            onClose={() => setOpenId(null)}
          />
        ))}
      </tbody>
    </table>
  );
}
