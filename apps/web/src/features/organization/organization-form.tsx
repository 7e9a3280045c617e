import { type MyOrganization, updateMyOrganization } from "@chave/contract";
import { Button, Fieldset, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AddressFields } from "#web/components/fields/address-fields.tsx";
import { FieldGrid } from "#web/components/fields/field-grid.tsx";
import { ImageField } from "#web/components/fields/image-field.tsx";
import { MaskedInput } from "#web/components/fields/masked-input.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { SocialFields } from "#web/components/fields/social-fields.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useUpdateOrganization } from "./organization.api.ts";
import { inputOf, valuesOf } from "./organization-values.ts";

/** What the organization tells of itself: first what everyone sees, then what stays here. */
export function OrganizationForm({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation(["organization", "common"]);
  const update = useUpdateOrganization();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateMyOrganization.body,
    initialValues: valuesOf(organization),
    toInput: inputOf,
    submit: async (input) => {
      await update.mutateAsync(input);
      showDone(t("common:state.saved"));
    },
    fieldOf: { cnpj_taken: "cnpj" },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={40} maw={680}>
        <Fieldset legend={t("configuration.public")} variant="unstyled">
          <Stack>
            <TextInput
              label={t("configuration.name")}
              autoComplete="organization"
              {...form.getInputProps("name")}
            />
            <FieldGrid>
              <TextInput
                type="email"
                label={t("configuration.publicEmail")}
                autoComplete="email"
                {...form.getInputProps("publicEmail")}
              />
              <TextInput
                type="url"
                label={t("configuration.website")}
                placeholder={t("configuration.websiteExample")}
                autoComplete="url"
                {...form.getInputProps("website")}
              />
            </FieldGrid>
            <FieldGrid>
              <ImageField
                shape="logo"
                label={t("configuration.logo")}
                {...form.getInputProps("imgPath")}
              />
              <ImageField
                shape="cover"
                label={t("configuration.cover")}
                {...form.getInputProps("coverPath")}
              />
            </FieldGrid>
            <SocialFields form={form} prefix="social." />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("configuration.private")} variant="unstyled">
          <Stack>
            <FieldGrid>
              <MaskedInput
                mask="cnpj"
                label={t("configuration.cnpj")}
                placeholder="00.000.000/0000-00"
                {...form.getInputProps("cnpj")}
              />
            </FieldGrid>
            <PhoneField label={t("configuration.phone")} {...form.getInputProps("phone")} />
          </Stack>
        </Fieldset>
        <Fieldset legend={t("configuration.address")} variant="unstyled">
          <AddressFields form={form} prefix="address." />
        </Fieldset>
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("configuration.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
