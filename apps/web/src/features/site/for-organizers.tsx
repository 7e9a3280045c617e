import { useTranslation } from "react-i18next";
import classes from "./for-organizers.module.css";

const parts = ["athletes", "brackets", "mats"] as const;

/** What the product does for those who run a tournament; only what it does today. */
export function ForOrganizers() {
  const { t } = useTranslation("home");
  return (
    <section className={classes.organizers}>
      <h2>{t("organizers.title")}</h2>
      <dl className={classes.parts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`organizers.${part}`)}</dt>
            <dd>{t(`organizers.${part}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
