import { sendEmailCode, verifyEmail } from "@chave/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { CodeField } from "./code-field.tsx";
import { SendAgain } from "./send-again.tsx";

type Props = { email: string; code: string; justSent: boolean; onVerified: () => void };

/** The code that confirms an e-mail, signed in or not. */
export function VerifyForm({ email, code, justSent, onVerified }: Props) {
  const { t } = useTranslation("auth");
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: verifyEmail.body,
    initialValues: { email, code },
    fieldOf: { invalid_code: "code" },
    submit: async (body) => {
      await callApi(verifyEmail, { body });
      onVerified();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <CodeField {...form.getInputProps("code")} />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("code.action")}
          </Button>
          <SendAgain justSent={justSent} send={() => callApi(sendEmailCode, { body: { email } })} />
        </Group>
        <Text c="dimmed" fz="sm">
          {t("code.notArrived")}
        </Text>
      </Stack>
    </form>
  );
}
