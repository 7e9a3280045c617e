import type { Belt, Sport } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { BeltMark } from "#web/components/belt-mark.tsx";
import classes from "./belt-line.module.css";

/** A belt drawn, with its name and sport in words. */
export function BeltLine({ belt, sport }: { belt: Belt; sport: Sport }) {
  const { t } = useTranslation("enums");
  return (
    <span className={classes.line}>
      <BeltMark belt={belt} />
      <span>
        <strong className={classes.belt}>{t(`belt.${belt}`)}</strong>{" "}
        <span className={classes.sport}>{t(`sport.${sport}`)}</span>
      </span>
    </span>
  );
}
