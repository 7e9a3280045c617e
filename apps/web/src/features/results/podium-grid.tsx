import type { Results } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BeltMark } from "#web/components/belt-mark.tsx";
import { Medal } from "#web/components/medal.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import classes from "./podium-grid.module.css";

type Podium = Results["podiums"][number];
type Props = { podiums: readonly Podium[]; linkTo: (podium: Podium) => string };

/** One block a category: who stands on the podium, as far as that is certain. */
export function PodiumGrid({ podiums, linkTo }: Props) {
  const { t } = useTranslation(["results", "enums"]);
  const label = useCategoryLabel();

  return (
    <ul className={classes.grid}>
      {podiums.map((podium) => (
        <li key={podium.category.id} className={classes.podium}>
          <h3 className={classes.category}>
            <Link to={linkTo(podium)}>
              {podium.category.belt && <BeltMark belt={podium.category.belt} />}
              {label(podium.category)}
            </Link>
          </h3>
          {podium.placings.every(({ medal }) => medal !== "gold") && (
            <p className={classes.open}>{t("goldOpen")}</p>
          )}
          <ol className={classes.places}>
            {podium.placings.map(({ registrationId, medal, name, gymName }) => (
              <li key={registrationId} className={classes.place} data-medal={medal}>
                {medal && <Medal medal={medal} label={t(`enums:medal.${medal}`)} size={24} />}
                <span className={classes.name}>{name}</span>
                <span className={classes.gym}>{gymName}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
