import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./help-panel.module.css";
import { whatsAppLink } from "./whats-app.ts";

/** What the help does not know, people may: the question is sent to them as it was typed. */
export function NothingFound({ search, whatsApp }: { search: string; whatsApp: string | null }) {
  const { t } = useTranslation("help");
  if (!search)
    return (
      <div className={classes.message}>
        <p>{t("empty")}</p>
      </div>
    );
  return (
    <div className={classes.message}>
      <p>
        <strong>{t("noResultsFoundForSearch", { search })}</strong>
      </p>
      <p>{t(whatsApp ? "noResultsHint" : "noResultsHintAlone")}</p>
      {whatsApp && (
        <Button
          component="a"
          href={whatsAppLink(whatsApp, t("whatsAppText", { search }))}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          {t("sendThisQuestion")}
        </Button>
      )}
    </div>
  );
}
