import { ActionIcon, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconBrandWhatsapp, IconSearch, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpAnswers } from "./help-answers.tsx";
import classes from "./help-panel.module.css";
import { whatsAppLink } from "./whats-app.ts";

type Props = { id: string; whatsApp: string | null; atTop: boolean; onClose: () => void };

/** Questions and answers beside the page, which stays usable. */
export function HelpPanel({ id, whatsApp, atTop, onClose }: Props) {
  const { t } = useTranslation(["help", "common"]);
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 300);

  useEffect(() => panel.current?.focus(), []);

  // A mat table listens to the whole keyboard: what is typed here is not for it.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") onClose();
  };
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={classes.panel}
      data-corner={atTop ? "top" : "bottom"}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.stopPropagation()}
    >
      <header className={classes.head}>
        <h2 id={`${id}-title`}>{t("youNeedHelp")}</h2>
        <ActionIcon aria-label={t("common:action.close")} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      {whatsApp && (
        <a
          className={classes.contact}
          href={whatsAppLink(whatsApp)}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandWhatsapp size={20} aria-hidden />
          {t("contactUs")}
        </a>
      )}
      <div className={classes.search}>
        <TextInput
          type="search"
          aria-label={t("searchHelp")}
          placeholder={t("searchHelp")}
          maxLength={100}
          value={typed}
          leftSection={<IconSearch size={18} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {/* Another search begins at its first page. */}
      <HelpAnswers key={search} search={search} whatsApp={whatsApp} />
    </div>
  );
}
