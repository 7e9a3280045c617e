import { createOrganization, languages, type Organization } from "@chave/contract";
import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  TextInput,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useCreateOrganization } from "./admin.api.ts";

type Values = z.input<typeof createOrganization.body>;

export function OrganizationForm({ onCreated }: { onCreated: (made: Organization) => void }) {
  const { t } = useTranslation(["admin", "enums", "auth"]);
  const [language] = useLanguage();
  const create = useCreateOrganization();
  const { form, onSubmit, refusal, pending } = useContractForm<Values>({
    schema: createOrganization.body,
    initialValues: { name: "", ownerName: "", ownerEmail: "", ownerPassword: "", language },
    fieldOf: { email_taken: "ownerEmail" },
    submit: async (values) => onCreated(await create.mutateAsync(values)),
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <Fieldset legend={t("organization.what")} variant="unstyled">
          <TextInput
            label={t("organization.name")}
            autoComplete="organization"
            {...form.getInputProps("name")}
          />
        </Fieldset>
        <Fieldset legend={t("organization.owner")} variant="unstyled">
          <Stack>
            <TextInput
              label={t("organization.ownerName")}
              autoComplete="off"
              {...form.getInputProps("ownerName")}
            />
            <TextInput
              type="email"
              label={t("organization.ownerEmail")}
              autoComplete="off"
              {...form.getInputProps("ownerEmail")}
            />
            <PasswordInput
              label={t("organization.ownerPassword")}
              description={t("auth:password.rule")}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ "aria-label": t("auth:login.show") }}
              {...form.getInputProps("ownerPassword")}
            />
            <NativeSelect
              label={t("organization.language")}
              data={languages.map((value) => ({ value, label: t(`enums:language.${value}`) }))}
              {...form.getInputProps("language")}
            />
          </Stack>
        </Fieldset>
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("organization.create")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
