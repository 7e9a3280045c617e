import { type Mat, renameMat } from "@chave/contract";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import classes from "./mat-list.module.css";
import { useRenameMat } from "./mats.api.ts";

/** Enter saves, Escape leaves the name as it was. */
export function RenameMat({ mat, onClose }: { mat: Mat; onClose: () => void }) {
  const { t } = useTranslation(["mats", "common"]);
  const rename = useRenameMat(mat.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: renameMat.body,
    initialValues: { name: mat.name },
    submit: async ({ name }) => {
      if (name.trim() !== mat.name) await rename.mutateAsync(name);
      onClose();
    },
    fieldOf: { mat_name_taken: "name" },
  });

  return (
    <form
      className={classes.rename}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      noValidate
    >
      <TextInput
        className={classes.field}
        aria-label={t("list.newName", { name: mat.name })}
        maxLength={40}
        autoFocus
        {...form.getInputProps("name")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit" loading={pending}>
        {t("common:action.save")}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t("common:action.cancel")}
      </Button>
      <FormRefusal message={refusal} />
    </form>
  );
}
