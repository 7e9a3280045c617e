import type { RichTextEditorLabels } from "@mantine/tiptap";
import { useTranslation } from "react-i18next";

/** What the editor's buttons are called. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const { t } = useTranslation("site");
  return {
    boldControlLabel: t("texts.editor.bold"),
    italicControlLabel: t("texts.editor.italic"),
    underlineControlLabel: t("texts.editor.underline"),
    strikeControlLabel: t("texts.editor.strike"),
    h3ControlLabel: t("texts.editor.h3"),
    h4ControlLabel: t("texts.editor.h4"),
    bulletListControlLabel: t("texts.editor.bulletList"),
    orderedListControlLabel: t("texts.editor.orderedList"),
    blockquoteControlLabel: t("texts.editor.quote"),
    hrControlLabel: t("texts.editor.rule"),
    linkControlLabel: t("texts.editor.link"),
    unlinkControlLabel: t("texts.editor.unlink"),
    linkEditorInputLabel: t("texts.editor.linkAddress"),
    linkEditorInputPlaceholder: t("texts.editor.linkPlaceholder"),
    linkEditorSave: t("texts.editor.linkSave"),
    undoControlLabel: t("texts.editor.undo"),
    redoControlLabel: t("texts.editor.redo"),
  };
}
