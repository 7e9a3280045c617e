import { forgotPassword, resetPassword } from "@chave/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PasswordFields } from "#web/components/fields/password-fields.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { withRepetition } from "#web/lib/with-repetition.ts";
import { CodeField } from "./code-field.tsx";
import { SendAgain } from "./send-again.tsx";

type Props = { email: string; code: string; justSent: boolean; onReset: () => void };

const schema = withRepetition(resetPassword.body, "newPassword", "passwordAgain");

/** The code from the mail, and the password that replaces the forgotten one. */
export function ResetForm({ email, code, justSent, onReset }: Props) {
  const { t } = useTranslation("auth");
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema,
    initialValues: { email, code, newPassword: "", passwordAgain: "" },
    fieldOf: { invalid_code: "code" },
    submit: async ({ passwordAgain: _again, ...body }) => {
      await callApi(resetPassword, { body });
      onReset();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <CodeField {...form.getInputProps("code")} />
        <PasswordFields form={form} password="newPassword" />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("recover.newAction")}
          </Button>
          <SendAgain
            justSent={justSent}
            send={() => callApi(forgotPassword, { body: { email } })}
          />
        </Group>
        <Text c="dimmed" fz="sm">
          {t("code.notArrived")}
        </Text>
      </Stack>
    </form>
  );
}
