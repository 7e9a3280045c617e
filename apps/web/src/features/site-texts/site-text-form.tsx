import {
  type FullSiteText,
  hasVisibleText,
  type Language,
  newSiteText,
  type SiteTextName,
  siteTextPlaceholders,
} from "@chave/contract";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { blankRichText, RichTextField } from "#web/components/rich-text-field.tsx";
import { TranslationTabs } from "#web/components/translation-tabs.tsx";
import { UnsavedGuard } from "#web/components/unsaved-guard.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { usePublishSiteText } from "./use-site-text-versions.ts";

type Values = Record<Language, string>;

const inputOf = ({ pt, en, es }: Values) => ({
  pt,
  en: hasVisibleText(en) ? en : null,
  es: hasVisibleText(es) ? es : null,
});

type Props = {
  name: SiteTextName;
  /** What the new version starts from. */
  from: FullSiteText;
  onPublished: (version: number) => void;
};

/** Writes the next version of a text. */
export function SiteTextForm({ name, from, onPublished }: Props) {
  const { t } = useTranslation("site");
  const publish = usePublishSiteText(name);
  const { pt, en, es } = from.translations;
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: newSiteText,
    initialValues: { pt, en: en ?? blankRichText, es: es ?? blankRichText },
    toInput: inputOf,
    submit: async (input): Promise<void> => onPublished((await publish.mutateAsync(input)).version),
  });
  const [a, b] = siteTextPlaceholders;

  return (
    <form onSubmit={onSubmit} noValidate>
      <UnsavedGuard when={form.isDirty()} />
      <Stack gap="lg" maw={760}>
        <TranslationTabs
          isWritten={(language) => hasVisibleText(form.values[language])}
          wrong={Object.keys(form.errors)}
        >
          {(language) => (
            <RichTextField
              label={t("texts.admin.text")}
              description={t("texts.admin.placeholders", { a, b })}
              lang={language}
              required={language === "pt"}
              {...form.getInputProps(language)}
            />
          )}
        </TranslationTabs>
        <FormRefusal message={refusal} />
        {name !== "about" && (
          <Text size="sm" c="dimmed">
            {t("texts.admin.consentNote")}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={pending}>
            {t("texts.admin.publish")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
