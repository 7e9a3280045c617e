import type { Faq, Language } from "@chave/contract";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "#web/components/rich-text.tsx";
import { RichTextVideo } from "#web/components/rich-text-video.tsx";
import classes from "./help-panel.module.css";

/** A question; its answer and its video come when it is opened. */
export function HelpItem({ faq, pageLanguage }: { faq: Faq; pageLanguage: Language }) {
  const { t } = useTranslation("help");
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { title, description, videoUrl } = faq;

  return (
    <li lang={faq.language === pageLanguage ? undefined : faq.language}>
      <h3 className={classes.question}>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={() => setOpened(!opened)}
        >
          {title}
          <IconChevronDown size={18} aria-hidden />
        </button>
      </h3>
      {opened && (
        <div id={id} className={classes.answer}>
          <RichText html={description} />
          {videoUrl && (
            <RichTextVideo
              url={videoUrl}
              title={t("video", { title })}
              linkLabel={t("watchVideo")}
            />
          )}
        </div>
      )}
    </li>
  );
}
