import { forgotPassword } from "@chave/contract";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";

/** Asks for the code; the answer is the same whether there is an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: forgotPassword.body,
    initialValues: { email: "" },
    submit: async (body) => {
      await callApi(forgotPassword, { body });
      onSent(body.email);
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          type="email"
          label={t("recover.email")}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("email")}
        />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("recover.action")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
