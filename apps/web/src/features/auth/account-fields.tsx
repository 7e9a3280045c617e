import { Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { FormFields } from "#web/components/fields/form-fields.ts";
import { PasswordFields } from "#web/components/fields/password-fields.tsx";

/** What one signs in with. */
export function AccountFields({ form }: { form: FormFields }) {
  const { t } = useTranslation("auth");
  return (
    <Stack>
      <TextInput
        type="email"
        label={t("register.email")}
        description={t("register.emailHint")}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("email")}
      />
      <PasswordFields form={form} />
    </Stack>
  );
}
