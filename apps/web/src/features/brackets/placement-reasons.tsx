import type { Bracket } from "@chave/contract";
import { useTranslation } from "react-i18next";
import classes from "./placement-reasons.module.css";

/** Why everyone stands where they stand, position by position; folded until somebody asks. */
export function PlacementReasons({ bracket }: { bracket: Bracket }) {
  const { t } = useTranslation("brackets");
  const names = new Map(bracket.entries.map((entry) => [entry.registrationId, entry] as const));

  return (
    <details className={classes.reasons}>
      <summary>{t("reason.show")}</summary>
      <ol>
        {bracket.positions.map(({ registrationId, reason }, position) => {
          const entry = registrationId ? names.get(registrationId) : undefined;
          return (
            <li key={registrationId ?? `bye ${position}`} className={classes.reason}>
              <span className={classes.number}>{position + 1}</span>
              <span>
                <strong>{entry?.name ?? t("place.bye")}</strong>
                {entry && <span className={classes.gym}>{entry.gymName}</span>}
              </span>
              <span className={classes.why}>{t(`reason.${reason.kind}`, reason)}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
