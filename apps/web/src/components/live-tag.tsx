import { useTranslation } from "react-i18next";
import classes from "./live-tag.module.css";

/** Said only while fights run. */
export function LiveTag() {
  const { t } = useTranslation("enums");
  return <span className={classes.live}>{t("eventPhase.live")}</span>;
}
