import { login, type Session } from "@chave/contract";
import { Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { signIn } from "#web/lib/session.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";

export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation("auth");
  const queryClient = useQueryClient();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: login.body,
    initialValues: { email: "", password: "" },
    submit: async (credentials) => {
      const session = await signIn(queryClient, credentials);
      if (session) onSignedIn(session);
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("login.email")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("email")}
        />
        <PasswordInput
          label={t("login.password")}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": t("login.show") }}
          {...form.getInputProps("password")}
        />
        <FormRefusal message={refusal} />
        <Button type="submit" loading={pending} fullWidth>
          {t("login.action")}
        </Button>
      </Stack>
    </form>
  );
}
