import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./import-steps.module.css";

const steps = ["file", "columns", "check"] as const;
export type ImportStep = (typeof steps)[number];

/** Where one stands of three. */
export function ImportSteps({ current, done = false }: { current: ImportStep; done?: boolean }) {
  const { t } = useTranslation("imports");
  const at = steps.indexOf(current);
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => {
        const isPast = done || index < at;
        return (
          <li
            key={step}
            aria-current={step === current && !done ? "step" : undefined}
            data-past={isPast}
          >
            <span className={`${classes.mark} figures`} aria-hidden="true">
              {isPast ? <IconCheck size={16} /> : index + 1}
            </span>
            {t(`step.${step}`)}
            {isPast && <span className={classes.unseen}>{t("step.done")}</span>}
          </li>
        );
      })}
    </ol>
  );
}
