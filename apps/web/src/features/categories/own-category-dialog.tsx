import { addCategory, bracketType, type EventId, sex, sexes } from "@chave/contract";
import { Button, Group, Modal, Select, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { MinutesInput } from "#web/components/minutes-input.tsx";
import { WeightInput } from "#web/components/weight-input.tsx";
import { WholeNumberInput } from "#web/components/whole-number-input.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useAddCategory } from "./categories.api.ts";
import { useBracketTypes } from "./use-bracket-types.ts";

type Props = { eventId: EventId; onClose: () => void };

/** One category outside the sport's table, with a name of its own. */
export function OwnCategoryDialog({ eventId, onClose }: Props) {
  const { t } = useTranslation(["categories", "common"]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("own.title")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <OwnCategoryForm eventId={eventId} onClose={onClose} />
    </Modal>
  );
}

function OwnCategoryForm({ eventId, onClose }: Props) {
  const { t } = useTranslation(["categories", "enums", "common"]);
  const types = useBracketTypes();
  const add = useAddCategory(eventId);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: addCategory.body,
    initialValues: {
      name: "",
      sex: sexes[0] as (typeof sexes)[number],
      minAge: null as number | null,
      maxAge: null as number | null,
      minWeight: null as number | null,
      maxWeight: null as number | null,
      fightSeconds: 300,
      bracketType: bracketType.enum.automatic as (typeof bracketType.options)[number],
    },
    submit: async (values): Promise<void> => {
      const { name } = await add.mutateAsync(values);
      showDone(t("own.added", { name }));
      onClose();
    },
    fieldOf: { category_already_added: "name" },
  });

  const { minAge, maxAge, minWeight, maxWeight } = form.values;
  const agesReversed = isReversed(minAge, maxAge);
  const weightsReversed = isReversed(minWeight, maxWeight);

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("form.name")}
          description={t("own.nameHint")}
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Select
          label={t("form.sex")}
          data={sexes.map((value) => ({ value, label: t(`enums:sex.${value}`) }))}
          allowDeselect={false}
          value={form.values.sex}
          onChange={(value) => form.setFieldValue("sex", sex.parse(value))}
        />
        <Group grow align="flex-start">
          <WholeNumberInput label={t("form.minAge")} {...form.getInputProps("minAge")} />
          <WholeNumberInput
            label={t("form.maxAge")}
            {...form.getInputProps("maxAge")}
            error={form.errors.maxAge ?? (agesReversed && t("own.reversed"))}
          />
        </Group>
        <Group grow align="flex-start">
          <WeightInput label={t("form.minWeight")} {...form.getInputProps("minWeight")} />
          <WeightInput
            label={t("form.maxWeight")}
            {...form.getInputProps("maxWeight")}
            error={form.errors.maxWeight ?? (weightsReversed && t("own.reversed"))}
          />
        </Group>
        <MinutesInput
          min={0.5}
          max={120}
          label={t("form.fightLength")}
          required
          {...form.getInputProps("fightSeconds")}
        />
        <Select
          label={t("form.bracketType")}
          description={t("form.bracketTypeHint")}
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
          <Button type="submit" loading={pending} disabled={agesReversed || weightsReversed}>
            {t("own.add")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const isReversed = (least: number | null, most: number | null) =>
  least !== null && most !== null && least > most;
