import { type Language, languages } from "@chave/contract";
import { Menu, UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Flag } from "./flag.tsx";
import classes from "./language-menu.module.css";

/** Each in its own language: whoever looks for theirs reads no other. */
const names: Record<Language, string> = { pt: "Português", en: "English", es: "Español" };

export function LanguageMenu() {
  const { t } = useTranslation();
  const [language, choose] = useLanguage();

  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          aria-label={t("header.language", { language: names[language] })}
        >
          <Flag language={language} />
          <span>{language.toUpperCase()}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            leftSection={<Flag language={one} />}
            rightSection={one === language && <IconCheck size={16} aria-hidden />}
            aria-current={one === language}
            onClick={() => choose(one)}
          >
            {names[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
