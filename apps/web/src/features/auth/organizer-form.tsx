import { type CallOf, registerOrganizer } from "@chave/contract";
import { Button, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddressFields } from "#web/components/fields/address-fields.tsx";
import { MaskedInput } from "#web/components/fields/masked-input.tsx";
import { PasswordFields } from "#web/components/fields/password-fields.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { emptyPerson } from "#web/components/person/person-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { withRepetition } from "#web/lib/with-repetition.ts";
import { TermsCheckbox } from "./terms-checkbox.tsx";

type Input = CallOf<typeof registerOrganizer>["body"] & { passwordAgain: string };

type Props = {
  /** An invitation brings its e-mail and the name it was sent to. */
  invited?: { token: string; email: string; name: string };
  onRegistered: (made: { email: string; emailVerified: boolean }) => void;
};

const schema = withRepetition(registerOrganizer.body, "password", "passwordAgain");

/** The organization, and the login of whoever answers for it. */
export function OrganizerForm({ invited, onRegistered }: Props) {
  const { t } = useTranslation("auth");
  const [language] = useLanguage();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema,
    initialValues: {
      name: invited?.name ?? "",
      email: invited?.email ?? "",
      password: "",
      passwordAgain: "",
      acceptTerms: false,
      organization: {
        name: "",
        cnpj: "",
        publicEmail: "",
        phone: "",
        address: emptyPerson.address,
      },
    },
    toInput: ({ organization, acceptTerms, ...login }): Input => ({
      ...login,
      // The schema says when it is not.
      acceptTerms: acceptTerms as true,
      language,
      organization: { ...organization, cnpj: isAbroad(organization) ? null : organization.cnpj },
      ...(invited && { invitationToken: invited.token }),
    }),
    fieldOf: { email_taken: "email", cnpj_taken: "organization.cnpj" },
    submit: async ({ passwordAgain: _again, ...body }) => {
      const { emailVerified } = await callApi(registerOrganizer, { body });
      onRegistered({ email: body.email, emailVerified });
    },
  });
  const email = { type: "email", autoCapitalize: "none", spellCheck: false, required: true };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <Fieldset legend={t("organizer.owner")} variant="unstyled">
          <Stack>
            <TextInput
              label={t("organizer.name")}
              required
              autoComplete="name"
              {...form.getInputProps("name")}
            />
            <TextInput
              {...email}
              label={t("organizer.email")}
              description={t(invited ? "organizer.invitedEmail" : "organizer.emailHint")}
              readOnly={invited !== undefined}
              autoComplete="email"
              {...form.getInputProps("email")}
            />
            <PasswordFields form={form} />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("organizer.organization")} variant="unstyled">
          <Stack>
            <TextInput
              label={t("organizer.organizationName")}
              required
              autoComplete="organization"
              {...form.getInputProps("organization.name")}
            />
            {!isAbroad(form.values.organization) && (
              <MaskedInput
                mask="cnpj"
                label={t("organizer.cnpj")}
                placeholder="00.000.000/0000-00"
                required
                {...form.getInputProps("organization.cnpj")}
              />
            )}
            <TextInput
              {...email}
              label={t("organizer.publicEmail")}
              description={t("organizer.publicEmailHint")}
              autoComplete="off"
              {...form.getInputProps("organization.publicEmail")}
            />
            <PhoneField
              label={t("organizer.phone")}
              required
              {...form.getInputProps("organization.phone")}
            />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("organizer.address")} variant="unstyled">
          <AddressFields form={form} prefix="organization.address." />
        </Fieldset>
        <TermsCheckbox {...form.getInputProps("acceptTerms", { type: "checkbox" })} />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("organizer.action")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Only Brazil has a CNPJ. */
const isAbroad = ({ address }: { address: { country: string } }) => address.country !== "BR";
