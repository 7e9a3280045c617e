import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { paths } from "#web/paths.ts";
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
      <div className={classes.ways}>
        <LinkButton to={paths.registerOrganizer()} variant="default">
          {t("organizers.register")}
        </LinkButton>
        <LinkButton to={paths.pricing()} variant="subtle">
          {t("organizers.pricing")}
        </LinkButton>
      </div>
    </section>
  );
}
