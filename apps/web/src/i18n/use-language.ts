import { defaultLanguage, type Language, language } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { selectedLanguage } from "#web/lib/selected-language.ts";

/** The language of the page; choosing one keeps it for the next visit. */
export function useLanguage(): [Language, (chosen: Language) => Promise<void>] {
  const { i18n } = useTranslation();
  const choose = async (chosen: Language) => {
    selectedLanguage.store(chosen);
    await i18n.changeLanguage(chosen);
  };
  return [language.safeParse(i18n.language).data ?? defaultLanguage, choose];
}
