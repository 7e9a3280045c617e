import { useTranslation } from "react-i18next";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import classes from "./template-form.module.css";
import type { useTemplateCount } from "./use-template-count.ts";

/** "Adds 42 categories, 6 stand already." */
export function TemplateCount({ count }: { count: ReturnType<typeof useTemplateCount> }) {
  return (
    <p className={`${classes.count} figures`} role="status">
      <Sentence {...count} />
    </p>
  );
}

function Sentence({ isWhole, error, data }: ReturnType<typeof useTemplateCount>) {
  const { t } = useTranslation(["categories", "common"]);
  const words = useWords();
  if (!isWhole) return t("template.choose");
  if (error) return errorMessage(words, error);
  if (!data) return t("common:state.loading");
  if (data.adds === 0 && data.already === 0) return t("template.nothing");
  if (data.adds === 0) return t("template.allThere", { count: data.already });
  return (
    <>
      <strong>{t("template.adds", { count: data.adds })}</strong>{" "}
      {data.already > 0 && t("template.already", { count: data.already })}
    </>
  );
}
