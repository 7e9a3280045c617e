import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { today } from "#web/lib/today.ts";
import { useExport } from "./privacy.api.ts";

/** Everything that is kept about the login, as a file. */
export function ExportButton() {
  const { t } = useTranslation("people");
  const ask = useExport();
  const save = async () => {
    const data = await ask.mutateAsync().catch(() => null);
    if (data) saveJson(`chave-${today()}.json`, data);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={ask.isPending}
      onClick={save}
    >
      {t("privacy.export")}
    </Button>
  );
}

function saveJson(name: string, data: object): void {
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
