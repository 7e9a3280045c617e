import { type Profile, updateProfile } from "@chave/contract";
import { Button, Fieldset, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ImageField } from "#web/components/fields/image-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { PersonFields } from "#web/components/person/person-fields.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useUpdateProfile } from "./people.api.ts";
import classes from "./profile-form.module.css";
import { profileValuesOf, toProfileInput } from "./profile-values.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";

const sections = [
  "identity",
  "guardian",
  "gym",
  "document",
  "contact",
  "address",
  "social",
] as const;

/** A person's data on one page, saved together. The bar with the button is there only when there is something to save. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation(["people", "common"]);
  const update = useUpdateProfile(profile.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateProfile.body,
    initialValues: profileValuesOf(profile),
    toInput: toProfileInput,
    submit: async (input) => {
      const saved = profileValuesOf(await update.mutateAsync(input));
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
      showDone(t("settings.saved"));
    },
    failure: t("settings.notSaved"),
    fieldOf: { guardian_required: "guardian.name" },
  });
  const unsaved = form.isDirty();

  return (
    <form onSubmit={onSubmit} className={classes.form} noValidate>
      <Stack gap="xl">
        <Fieldset legend={t("settings.pictures")} variant="unstyled">
          <Stack>
            <ImageField
              label={t("settings.portrait")}
              shape="portrait"
              {...form.getInputProps("imgPath")}
            />
            <ImageField
              label={t("settings.cover")}
              shape="cover"
              {...form.getInputProps("coverPath")}
            />
          </Stack>
        </Fieldset>
        <PersonFields form={form} sections={sections} />
        <FormRefusal message={refusal} />
      </Stack>
      {unsaved && (
        <div className={classes.bar}>
          <Text className={classes.state} role="status">
            {t("settings.unsaved")}
          </Text>
          <Button variant="default" onClick={form.reset} disabled={pending}>
            {t("settings.discard")}
          </Button>
          <Button type="submit" loading={pending}>
            {t("common:action.save")}
          </Button>
        </div>
      )}
      <UnsavedChanges unsaved={unsaved} />
    </form>
  );
}
