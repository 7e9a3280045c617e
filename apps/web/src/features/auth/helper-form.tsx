import { type CallOf, type Invitation, registerInvited } from "@chave/contract";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PasswordFields } from "#web/components/fields/password-fields.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { withRepetition } from "#web/lib/with-repetition.ts";
import { TermsCheckbox } from "./terms-checkbox.tsx";

type Input = CallOf<typeof registerInvited>["body"] & { passwordAgain: string };
type Credentials = { email: string; password: string };
type Props = {
  token: string;
  invitation: Invitation;
  onAccepted: (credentials: Credentials) => Promise<void>;
};

const schema = withRepetition(registerInvited.body, "password", "passwordAgain");

/** A login for somebody who was asked to help and has none. */
export function HelperForm({ token, invitation, onAccepted }: Props) {
  const { t } = useTranslation("auth");
  const [language] = useLanguage();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema,
    initialValues: { name: invitation.name, password: "", passwordAgain: "", acceptTerms: false },
    toInput: ({ acceptTerms, ...values }): Input => ({
      ...values,
      // The schema says when it is not.
      acceptTerms: acceptTerms as true,
      language,
    }),
    submit: async ({ passwordAgain: _again, ...body }) => {
      await callApi(registerInvited, { params: { token }, body });
      await onAccepted({ email: invitation.email, password: body.password });
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("invitation.name")}
          required
          autoComplete="name"
          {...form.getInputProps("name")}
        />
        <PasswordFields form={form} />
        <TermsCheckbox {...form.getInputProps("acceptTerms", { type: "checkbox" })} />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("invitation.createAndAccept")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
