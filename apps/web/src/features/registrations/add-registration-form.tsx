import {
  addRegistration,
  type Belt,
  belts,
  type Category,
  type CategoryId,
  type EventId,
} from "@chave/contract";
import { Button, Group, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { WeightInput } from "#web/components/weight-input.tsx";
import { WholeNumberInput } from "#web/components/whole-number-input.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { CategorySelect } from "./category-select.tsx";
import { useAddRegistration } from "./registrations.api.ts";

type Props = {
  eventId: EventId;
  categories: readonly Category[];
  categoryId?: CategoryId;
  onClose: () => void;
};

/** One athlete by hand; the next one often comes from the same gym, so gym and category may stay. */
export function AddRegistrationForm({ eventId, categories, categoryId, onClose }: Props) {
  const { t } = useTranslation(["registrations", "enums"]);
  const add = useAddRegistration(eventId);
  const continues = useRef(false);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: addRegistration.body,
    initialValues: {
      name: "",
      gymName: "",
      categoryId: categoryId ?? (null as CategoryId | null),
      birthYear: null as number | null,
      belt: null as Belt | null,
      weight: null as number | null,
      seed: null as number | null,
    },
    submit: async ({ categoryId, ...rest }): Promise<void> => {
      // The form's check has made sure of it.
      if (categoryId === null) return;
      const { name } = await add.mutateAsync({ ...rest, categoryId });
      showDone(t("add.done", { name }));
      if (!continues.current) return onClose();
      form.setValues({ name: "", birthYear: null, weight: null, seed: null });
      form.getInputNode("name")?.focus();
    },
    fieldOf: { already_registered: "name", registration_in_bracket: "categoryId" },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("form.name")}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps("name")}
        />
        <TextInput label={t("form.gym")} {...form.getInputProps("gymName")} />
        <CategorySelect
          label={t("form.category")}
          placeholder={t("form.categoryExample")}
          required
          categories={categories}
          onlyUndrawn
          {...form.getInputProps("categoryId")}
        />
        <SimpleGrid cols={{ base: 2, sm: 4 }} style={{ alignItems: "end" }}>
          <WholeNumberInput label={t("form.birthYear")} {...form.getInputProps("birthYear")} />
          <Select
            label={t("form.belt")}
            data={belts.map((value) => ({ value, label: t(`enums:belt.${value}`) }))}
            clearable
            {...form.getInputProps("belt")}
          />
          <WeightInput label={t("form.weight")} {...form.getInputProps("weight")} />
          <WholeNumberInput label={t("form.seed")} max={999} {...form.getInputProps("seed")} />
        </SimpleGrid>
        <FormRefusal message={refusal} />
        <Group justify="flex-end" gap="sm">
          <Button
            type="submit"
            variant="default"
            disabled={pending}
            onClick={() => {
              continues.current = true;
            }}
          >
            {t("add.another")}
          </Button>
          <Button
            type="submit"
            loading={pending}
            onClick={() => {
              continues.current = false;
            }}
          >
            {t("add.action")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
