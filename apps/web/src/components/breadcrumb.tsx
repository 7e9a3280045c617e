import { useTranslation } from "react-i18next";
import type { PageHandle } from "#web/lib/page-handle.ts";
import classes from "./breadcrumb.module.css";
import { crumbArt } from "./crumb-art.tsx";

/** The quiet band under the header of some pages: a few words and a drawing. */
export function Breadcrumb({ name }: { name: NonNullable<PageHandle["crumb"]> }) {
  const { t } = useTranslation();
  return (
    <div className={classes.band}>
      <div className={classes.inside}>
        <p className={classes.text}>{t(`crumb.${name}.text`)}</p>
        <svg className={classes.art} viewBox="0 0 280 88" fill="none" aria-hidden="true">
          {crumbArt[name]}
        </svg>
      </div>
    </div>
  );
}
