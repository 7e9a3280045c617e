import { type Category, type Registration, updateRegistration } from "@chave/contract";
import { Button, TextInput } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
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

/** Enter saves, Escape leaves the athlete as they were. */
export function EditRegistration({ registration, categories, onClose }: Props) {
  const { t } = useTranslation(["registrations", "common"]);
  const update = useUpdateRegistration(registration.id);
  const { name, gymName, categoryId, seed } = registration;
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateRegistration.body,
    initialValues: { name, gymName, categoryId, seed },
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
        autoFocus
        {...form.getInputProps("name")}
      />
      <TextInput
        className={classes.wide}
        label={t("form.gym")}
        {...form.getInputProps("gymName")}
      />
      <CategorySelect
        className={classes.widest}
        label={t("form.category")}
        categories={categories}
        onlyUndrawn
        allowDeselect={false}
        {...form.getInputProps("categoryId")}
      />
      <WholeNumberInput
        className={classes.narrow}
        label={t("form.seed")}
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
