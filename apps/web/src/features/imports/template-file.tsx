import type { ImportField } from "@chave/contract";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { csvOf } from "./csv.ts";
import { saveFile } from "./save-file.ts";

/** An empty list with the headers that are recognized by themselves. */
export function TemplateFile({ fields }: { fields: readonly ImportField[] }) {
  const { t } = useTranslation("imports");
  const [language] = useLanguage();
  const headers = fields.map((field) => t(`field.${field}`));
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => saveFile(t("file.templateName"), csvOf(language, [headers]))}
    >
      {t("file.template")}
    </Button>
  );
}
