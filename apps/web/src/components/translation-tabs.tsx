import { type Language, languages } from "@chave/contract";
import { Stack, Tabs, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  /** Whether there is a text in that language. */
  isWritten: (language: Language) => boolean;
  /** Paths of the fields that are wrong. */
  wrong: readonly string[];
  /** Where a language's fields stand in the form: `translations.` or nothing. */
  below?: string;
  children: (language: Language) => ReactNode;
};

/** The fields of one language at a time. A language whose fields are wrong is opened. */
export function TranslationTabs({ isWritten, wrong, below = "", children }: Props) {
  const { t } = useTranslation(["site", "enums"]);
  const [open, setOpen] = useState<Language>("pt");
  const isWrong = (language: Language) =>
    wrong.some((path) => `${path}.`.startsWith(`${below}${language}.`));
  const firstWrong = languages.find(isWrong);
  const openIsRight = !isWrong(open);

  useEffect(() => {
    if (firstWrong && openIsRight) setOpen(firstWrong);
  }, [firstWrong, openIsRight]);

  const noteOf = (language: Language) => {
    if (isWrong(language)) return t("texts.editor.wrong");
    if (isWritten(language)) return null;
    return language === "pt" ? t("texts.editor.missing") : t("texts.editor.optional");
  };
  return (
    <Tabs value={open} onChange={(value) => setOpen(value as Language)} keepMounted={false}>
      <Tabs.List aria-label={t("texts.editor.languages")}>
        {languages.map((language) => {
          const note = noteOf(language);
          return (
            <Tabs.Tab key={language} value={language} mih={44}>
              {t(`enums:language.${language}`)}
              {note && (
                <Text
                  span
                  size="sm"
                  c={isWrong(language) ? "red" : "dimmed"}
                  visibleFrom={isWrong(language) ? undefined : "sm"}
                >
                  {` (${note})`}
                </Text>
              )}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} pt="md">
          <Stack>
            {language !== "pt" && (
              <Text size="sm" c="dimmed">
                {t("texts.editor.fallback")}
              </Text>
            )}
            {children(language)}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
