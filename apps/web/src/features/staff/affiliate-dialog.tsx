import { type Affiliate, addAffiliate } from "@chave/contract";
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DateField } from "#web/components/fields/date-field.tsx";
import { FieldGrid } from "#web/components/fields/field-grid.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveAffiliate } from "./affiliates.api.ts";

type Props = {
  /** Absent for a new one. */
  affiliate?: Affiliate;
  onClose: () => void;
};

export function AffiliateDialog({ affiliate, onClose }: Props) {
  const { t } = useTranslation(["staff", "common"]);
  const save = useSaveAffiliate(affiliate?.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: addAffiliate.body,
    initialValues: {
      name: affiliate?.name ?? "",
      email: affiliate?.email ?? "",
      number: affiliate?.number ?? "",
      validUntil: affiliate?.validUntil ?? "",
    },
    toInput: ({ email, validUntil, ...rest }) => ({
      ...rest,
      email: email.trim() || null,
      validUntil: validUntil || null,
    }),
    submit: async (input) => {
      const { name } = await save.mutateAsync(input);
      showDone(t("affiliates.saved", { name }));
      onClose();
    },
    fieldOf: { affiliate_number_taken: "number" },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={
        affiliate ? t("affiliates.editTitle", { name: affiliate.name }) : t("affiliates.addTitle")
      }
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput
            label={t("form.name")}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <FieldGrid>
            <TextInput
              label={t("affiliates.number")}
              autoComplete="off"
              {...form.getInputProps("number")}
            />
            <DateField label={t("affiliates.validUntil")} {...form.getInputProps("validUntil")} />
          </FieldGrid>
          <TextInput
            type="email"
            label={t("affiliates.email")}
            autoComplete="off"
            {...form.getInputProps("email")}
          />
          <FormRefusal message={refusal} />
          <Group justify="flex-end">
            <Button type="submit" loading={pending}>
              {t("list.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
