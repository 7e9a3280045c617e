import { bracketType, type Category, updateCategory } from "@chave/contract";
import { Button, Group, Modal, Select, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { MinutesInput } from "#web/components/minutes-input.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useUpdateCategory } from "./categories.api.ts";
import { useBracketTypes } from "./use-bracket-types.ts";

type Props = { category: Category; onClose: () => void };

/** A category's name, fight length and bracket type. */
export function EditCategoryDialog({ category, onClose }: Props) {
  const { t } = useTranslation();
  const nameOf = useCategoryLabel();

  return (
    <Modal
      opened
      onClose={onClose}
      title={nameOf(category)}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <EditForm category={category} onClose={onClose} />
    </Modal>
  );
}

function EditForm({ category, onClose }: Props) {
  const { t } = useTranslation(["categories", "common"]);
  const nameOf = useCategoryLabel();
  const types = useBracketTypes();
  const update = useUpdateCategory(category.id);
  const ofTheTable = category.division !== null;
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateCategory.body,
    initialValues: {
      name: category.name,
      fightSeconds: category.fightSeconds,
      bracketType: category.bracketType,
    },
    submit: async (values) => {
      await update.mutateAsync(values);
      showDone(t("common:state.saved"));
      onClose();
    },
    fieldOf: { category_already_added: "name" },
  });
  const name = form.getInputProps("name");

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("form.name")}
          description={ofTheTable ? t("form.nameOfTable") : undefined}
          placeholder={ofTheTable ? nameOf({ ...category, name: null }) : undefined}
          required={!ofTheTable}
          data-autofocus
          {...name}
          value={name.value ?? ""}
          onChange={(event) =>
            form.setFieldValue("name", event.currentTarget.value || (ofTheTable ? null : ""))
          }
        />
        <MinutesInput
          min={0.5}
          max={120}
          label={t("form.fightLength")}
          {...form.getInputProps("fightSeconds")}
        />
        <Select
          label={t("form.bracketType")}
          description={category.hasBracket ? t("form.bracketDrawn") : t("form.bracketTypeHint")}
          disabled={category.hasBracket}
          data={types}
          allowDeselect={false}
          value={form.values.bracketType}
          onChange={(type) => form.setFieldValue("bracketType", bracketType.parse(type))}
        />
        <FormRefusal message={refusal} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={pending}>
            {t("common:action.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
