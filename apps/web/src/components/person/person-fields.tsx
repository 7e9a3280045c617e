import { Fieldset, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddressFields } from "#web/components/fields/address-fields.tsx";
import { BeltsField } from "#web/components/fields/belts-field.tsx";
import { DocumentField } from "#web/components/fields/document-field.tsx";
import { type GroupProps, groupOf } from "#web/components/fields/form-fields.ts";
import { GuardianFields } from "#web/components/fields/guardian-fields.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { SocialFields } from "#web/components/fields/social-fields.tsx";
import { GymFields } from "./gym-fields.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { isMinor, type PersonValues } from "./person-values.ts";

export type PersonSection =
  | "identity"
  | "guardian"
  | "contact"
  | "document"
  | "address"
  | "social"
  | "gym"
  | "belts";

type Props = GroupProps & { sections: readonly PersonSection[] };

/** The fields of a person in named sections, in the order asked for. The guardian's appears for whoever is under 18. */
export function PersonFields({ form, prefix = "", sections }: Props) {
  const { t } = useTranslation("people");
  const { values, input } = groupOf<PersonValues>({ form, prefix });
  const fields = {
    identity: <IdentityFields form={form} prefix={prefix} />,
    guardian: <GuardianFields form={form} prefix={`${prefix}guardian.`} />,
    contact: <PhoneField label={t("fields.phone")} {...input("phone")} />,
    document: <DocumentField form={form} prefix={`${prefix}document.`} />,
    address: <AddressFields form={form} prefix={`${prefix}address.`} />,
    social: <SocialFields form={form} prefix={`${prefix}social.`} />,
    gym: <GymFields form={form} prefix={prefix} />,
    belts: <BeltsField form={form} path={`${prefix}graduations`} />,
  };
  const shown = sections.filter((section) => section !== "guardian" || isMinor(values.birthDate));

  return (
    <Stack gap="xl">
      {shown.map((section) => (
        <Fieldset key={section} legend={t(`fields.section.${section}`)} variant="unstyled">
          {fields[section]}
        </Fieldset>
      ))}
    </Stack>
  );
}
