import { Checkbox, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RichText } from "#web/components/rich-text.tsx";
import classes from "./guardian-consent.module.css";
import { guardianTextQuery } from "./people.api.ts";

/** The guardian agrees; the text that is in force can be read on the spot. */
export function GuardianConsent(checkbox: React.ComponentProps<typeof Checkbox>) {
  const { t } = useTranslation("people");
  const text = useQuery(guardianTextQuery());
  return (
    <Stack gap="xs">
      <Checkbox label={t("family.consent")} {...checkbox} />
      {text.data && (
        <details className={classes.text}>
          <summary>{t("family.consentText")}</summary>
          <RichText html={text.data.html} language={text.data.language} />
        </details>
      )}
    </Stack>
  );
}
