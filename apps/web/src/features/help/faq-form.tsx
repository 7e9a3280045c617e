import {
  type FaqId,
  type FullFaq,
  hasVisibleText,
  type Language,
  languages,
  newFaq,
} from "@chave/contract";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { blankRichText, RichTextField } from "#web/components/rich-text-field.tsx";
import { TranslationTabs } from "#web/components/translation-tabs.tsx";
import { UnsavedGuard } from "#web/components/unsaved-guard.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveFaq } from "./use-faq-changes.ts";
import { VideoPreview } from "./video-preview.tsx";

type Text = { title: string; description: string };
type Values = { translations: Record<Language, Text>; videoUrl: string };

const blank: Text = { title: "", description: blankRichText };
const isWritten = ({ title, description }: Text) =>
  title.trim() !== "" || hasVisibleText(description);

const valuesOf = (faq: FullFaq | null): Values => ({
  translations: Object.fromEntries(
    languages.map((language) => [language, faq?.translations[language] ?? blank]),
  ) as Values["translations"],
  videoUrl: faq?.videoUrl ?? "",
});

const inputOf = ({ translations: { pt, en, es }, videoUrl }: Values) => ({
  translations: { pt, en: isWritten(en) ? en : null, es: isWritten(es) ? es : null },
  videoUrl: videoUrl.trim() || null,
});

type Props = { faq: FullFaq | null; onSaved: () => void; onCancel: () => void };

/** A question with its answer in each language, and one video for all of them. */
export function FaqForm({ faq, onSaved, onCancel }: Props) {
  const { t } = useTranslation(["help", "common"]);
  const save = useSaveFaq(faq?.id ?? (null as FaqId | null));
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: newFaq,
    initialValues: valuesOf(faq),
    toInput: inputOf,
    submit: async (input): Promise<void> => {
      await save.mutateAsync(input);
      onSaved();
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <UnsavedGuard when={form.isDirty()} />
      <Stack gap="lg" maw={760}>
        <TranslationTabs
          isWritten={(language) => isWritten(form.values.translations[language])}
          wrong={Object.keys(form.errors)}
          below="translations."
        >
          {(language) => (
            <>
              <TextInput
                label={t("admin.question")}
                lang={language}
                maxLength={200}
                required={language === "pt"}
                {...form.getInputProps(`translations.${language}.title`)}
              />
              <RichTextField
                label={t("admin.answer")}
                lang={language}
                required={language === "pt"}
                {...form.getInputProps(`translations.${language}.description`)}
              />
            </>
          )}
        </TranslationTabs>
        <div>
          <TextInput
            type="url"
            label={t("admin.videoUrl")}
            description={t("admin.videoHint")}
            placeholder="https://www.youtube.com/watch?v=…"
            {...form.getInputProps("videoUrl")}
          />
          <VideoPreview url={form.values.videoUrl} />
        </div>
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
