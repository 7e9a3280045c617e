import { belts, type Category, type Registration, updateRegistration } from "@chave/contract";
import { Button, Select, TextInput } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { WeightInput } from "#web/components/weight-input.tsx";
import { WholeNumberInput } from "#web/components/whole-number-input.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { CategorySelect } from "./category-select.tsx";
import { MoveEffect } from "./move-effect.tsx";
import { useUpdateRegistration } from "./registrations.api.ts";
import classes from "./registrations.module.css";

type Props = {
  registration: Registration;
  categories: readonly Category[];
  onClose: () => void;
};

/** Enter saves, Escape leaves the athlete as they were. A drawn bracket leaves only what it does not rest on. */
export function EditRegistration({ registration, categories, onClose }: Props) {
  const { t } = useTranslation(["registrations", "common", "enums"]);
  const update = useUpdateRegistration(registration.id);
  const { name, gymName, categoryId, birthYear, belt, weight, seed, inBracket } = registration;
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateRegistration.body,
    initialValues: { name, gymName, categoryId, birthYear, belt, weight, seed },
    submit: async (values) => {
      await update.mutateAsync(values);
      showDone(t("edit.done", { name: values.name.trim() }));
      onClose();
    },
    fieldOf: { already_registered: "categoryId" },
  });

  return (
    <form
      className={classes.form}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === "Escape" && !closesList(event) && onClose()}
      aria-label={t("edit.title", { name })}
      noValidate
    >
      <TextInput
        className={classes.wide}
        label={t("form.name")}
        required
        autoFocus={!inBracket}
        disabled={inBracket}
        {...form.getInputProps("name")}
      />
      <TextInput
        className={classes.wide}
        label={t("form.gym")}
        autoFocus={inBracket}
        {...form.getInputProps("gymName")}
      />
      <CategorySelect
        className={classes.widest}
        label={t("form.category")}
        categories={categories}
        onlyUndrawn
        allowDeselect={false}
        disabled={inBracket}
        {...form.getInputProps("categoryId")}
      />
      <WholeNumberInput
        className={classes.narrow}
        label={t("form.birthYear")}
        {...form.getInputProps("birthYear")}
      />
      <Select
        className={classes.narrow}
        label={t("form.belt")}
        data={belts.map((value) => ({ value, label: t(`enums:belt.${value}`) }))}
        clearable
        {...form.getInputProps("belt")}
      />
      <WeightInput
        className={classes.narrow}
        label={t("form.weight")}
        {...form.getInputProps("weight")}
      />
      <WholeNumberInput
        className={classes.narrow}
        label={t("form.seed")}
        disabled={inBracket}
        max={999}
        {...form.getInputProps("seed")}
      />
      <MoveEffect categories={categories} from={categoryId} to={form.values.categoryId} />
      <FormRefusal message={refusal} />
      <div className={classes.formActs}>
        <Button type="submit" loading={pending}>
          {t("common:action.save")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The first Escape belongs to a list that hangs open. */
const closesList = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.getAttribute("aria-expanded") === "true";
