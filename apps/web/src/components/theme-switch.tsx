import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./theme-switch.module.css";

/** Two buttons of which the theme shows one: the server does not know which theme a browser wears. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();

  return (
    <>
      <ActionIcon
        className={classes.inLight}
        onClick={() => setColorScheme("dark")}
        aria-label={t("header.toDark")}
      >
        <IconMoon size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.inDark}
        onClick={() => setColorScheme("light")}
        aria-label={t("header.toLight")}
      >
        <IconSun size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
