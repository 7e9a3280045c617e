import { type FullTestimonial, type Language, languages, newTestimonial } from "@chave/contract";
import { Button, Group, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ImageField } from "#web/components/fields/image-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { TranslationTabs } from "#web/components/translation-tabs.tsx";
import { UnsavedGuard } from "#web/components/unsaved-guard.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveTestimonial } from "./use-testimonial-changes.ts";

type Said = { role: string; text: string };
type Values = {
  name: string;
  translations: Record<Language, Said>;
  img_path: string | null;
  visible: boolean;
};

const blank: Said = { role: "", text: "" };
const isWritten = ({ role, text }: Said) => `${role}${text}`.trim() !== "";

const valuesOf = (testimonial: FullTestimonial | null): Values => ({
  name: testimonial?.name ?? "",
  translations: Object.fromEntries(
    languages.map((language) => [language, testimonial?.translations[language] ?? blank]),
  ) as Values["translations"],
  img_path: testimonial?.img_path ?? null,
  visible: testimonial?.visible ?? true,
});

const inputOf = ({ translations: { pt, en, es }, ...values }: Values) => ({
  ...values,
  translations: { pt, en: isWritten(en) ? en : null, es: isWritten(es) ? es : null },
});

type Props = { testimonial: FullTestimonial | null; onSaved: () => void; onCancel: () => void };

/** Somebody's words in each language, with name and picture. */
export function TestimonialForm({ testimonial, onSaved, onCancel }: Props) {
  const { t } = useTranslation(["site", "common"]);
  const save = useSaveTestimonial(testimonial?.id ?? null);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: newTestimonial,
    initialValues: valuesOf(testimonial),
    toInput: inputOf,
    fieldOf: { image_unknown: "img_path" },
    submit: async (input): Promise<void> => {
      await save.mutateAsync(input);
      onSaved();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <UnsavedGuard when={form.isDirty()} />
      <Stack gap="lg" maw={760}>
        <TextInput
          label={t("texts.testimonials.admin.name")}
          autoComplete="off"
          required
          {...form.getInputProps("name")}
        />
        <TranslationTabs
          isWritten={(language) => isWritten(form.values.translations[language])}
          wrong={Object.keys(form.errors)}
          below="translations."
        >
          {(language) => (
            <>
              <TextInput
                label={t("texts.testimonials.admin.role")}
                description={t("texts.testimonials.admin.roleHint")}
                lang={language}
                required={language === "pt"}
                maxLength={120}
                {...form.getInputProps(`translations.${language}.role`)}
              />
              <Textarea
                label={t("texts.testimonials.admin.text")}
                lang={language}
                required={language === "pt"}
                maxLength={600}
                rows={4}
                {...form.getInputProps(`translations.${language}.text`)}
              />
            </>
          )}
        </TranslationTabs>
        <ImageField
          label={t("texts.testimonials.admin.picture")}
          shape="portrait"
          {...form.getInputProps("img_path")}
        />
        <Switch
          label={t("texts.testimonials.admin.visible")}
          {...form.getInputProps("visible", { type: "checkbox" })}
        />
        <FormRefusal message={refusal} />
        <Group gap="sm">
          <Button type="submit" loading={pending}>
            {t("common:action.save")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("common:action.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
