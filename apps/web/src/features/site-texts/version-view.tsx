import { type FullSiteText, type Language, languages } from "@chave/contract";
import { Tabs, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RichText } from "#web/components/rich-text.tsx";

/** A version as it was published, in each of its languages. */
export function VersionView({ text }: { text: FullSiteText }) {
  const { t } = useTranslation(["site", "enums"]);
  const textIn = (language: Language) => {
    const html = text.translations[language];
    return html === null ? (
      <Text c="dimmed">{t("texts.admin.noTranslation")}</Text>
    ) : (
      <RichText html={html} language={language} />
    );
  };
  return (
    <Tabs defaultValue="pt">
      <Tabs.List aria-label={t("texts.editor.languages")}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language} mih={44}>
            {t(`enums:language.${language}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} pt="md">
          {textIn(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
