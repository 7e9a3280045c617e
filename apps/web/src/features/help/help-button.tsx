import { IconHelp, IconX } from "@tabler/icons-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./help-button.module.css";

const HelpPanel = lazy(async () => ({
  default: (await import("./help-panel.tsx")).HelpPanel,
}));

type Props = {
  /** The number of this installation, or null. */
  whatsApp: string | null;
  /** Above the page instead of below it: where the lower edge is full of controls. */
  atTop?: boolean;
};

/** The round button of every page; what is behind it is loaded when it is opened. */
export function HelpButton({ whatsApp, atTop = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const Icon = opened ? IconX : IconHelp;

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-corner={atTop ? "top" : "bottom"}
        aria-label={t("shell.help")}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => (opened ? close() : setOpened(true))}
      >
        <Icon size={atTop ? 22 : 28} aria-hidden />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <HelpPanel id={id} whatsApp={whatsApp} atTop={atTop} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
