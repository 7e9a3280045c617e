import { type Language, languages } from "@chave/contract";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Dropdown } from "./dropdown.tsx";
import { Flag } from "./flag.tsx";

/** Each in its own language: whoever looks for theirs reads no other. */
const names: Record<Language, string> = { pt: "Português", en: "English", es: "Español" };

export function LanguageMenu() {
  const { t } = useTranslation();
  const [language, choose] = useLanguage();
  const target = (
    <>
      <Flag language={language} />
      {language.toUpperCase()}
    </>
  );

  return (
    <Dropdown target={target} label={t("header.language", { language: names[language] })}>
      {languages.map((one) => (
        <li key={one}>
          <button
            type="button"
            lang={one}
            aria-current={one === language}
            onClick={() => choose(one)}
          >
            <Flag language={one} />
            {names[one]}
            {one === language && <IconCheck size={16} aria-hidden />}
          </button>
        </li>
      ))}
    </Dropdown>
  );
}
