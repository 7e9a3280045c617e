import { Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DocumentField } from "./document-field.tsx";
import { type GroupProps, groupOf } from "./form-fields.ts";

/** Who answers for an athlete under 18, and why we ask. */
export function GuardianFields({ form, prefix = "" }: GroupProps) {
  const { t } = useTranslation("people");
  const { input } = groupOf<{ name: string }>({ form, prefix });
  return (
    <Stack>
      <Text c="dimmed">{t("fields.guardianWhy")}</Text>
      <TextInput label={t("fields.guardianName")} required autoComplete="off" {...input("name")} />
      <DocumentField form={form} prefix={`${prefix}document.`} required />
    </Stack>
  );
}
