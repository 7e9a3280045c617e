import type { Results } from "@chave/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Medal } from "#web/components/medal.tsx";
import classes from "./medal-table.module.css";

const shownAtFirst = 12;

/** Medals per gym, best first. */
export function MedalTable({ gyms }: { gyms: Results["gyms"] }) {
  const { t } = useTranslation(["results", "enums"]);
  const [all, setAll] = useState(false);
  const shown = all ? gyms : gyms.slice(0, shownAtFirst);

  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("place")}</th>
            <th scope="col" className={classes.gym}>
              {t("gym")}
            </th>
            {(["gold", "silver", "bronze"] as const).map((medal) => (
              <th key={medal} scope="col">
                <Medal medal={medal} label={t(`enums:medal.${medal}`)} size={22} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ gymName, gold, silver, bronze }, index) => (
            <tr key={gymName}>
              <td>{index + 1}</td>
              <th scope="row" className={classes.gym}>
                {gymName || t("noGym")}
              </th>
              <td>{gold}</td>
              <td>{silver}</td>
              <td>{bronze}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < gyms.length && (
        <Button variant="default" mt="sm" onClick={() => setAll(true)}>
          {t("allGyms", { count: gyms.length })}
        </Button>
      )}
    </>
  );
}
