import { RichTextEditor as Editor, Link } from "@mantine/tiptap";
import styles from "@mantine/tiptap/styles.layer.css?inline";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import text from "./rich-text.module.css";
import classes from "./rich-text-editor.module.css";
import { useEditorLabels } from "./rich-text-labels.ts";

type Props = {
  value: string;
  onChange: (html: string) => void;
  wrong: boolean;
  /** Of the place where one types: its label and what is wrong with it. */
  attributes: Record<string, string>;
};

/** Only what the API keeps. */
const extensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, heading: { levels: [3, 4] } }),
  Link.configure({ openOnClick: false, protocols: ["http", "https", "mailto"] }),
];

export function RichTextEditor({ value, onChange, wrong, attributes }: Props) {
  const { t } = useTranslation("site");
  const labels = useEditorLabels();
  const typed = { role: "textbox", "aria-multiline": "true", ...attributes };
  const editor = useEditor({
    extensions,
    content: value,
    shouldRerenderOnTransaction: true,
    immediatelyRender: true,
    editorProps: { attributes: { ...typed, class: text.text ?? "" } },
    onUpdate: ({ editor }) => onChange(editor.getHTML()),
  });

  const described = JSON.stringify(typed);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { attributes: { ...JSON.parse(described), class: text.text ?? "" } },
    });
  }, [editor, described]);

  const { toolbar, control, content, linkEditor, linkEditorInput, linkEditorExternalControl } =
    classes;
  return (
    <>
      {/* Not in the style sheet of every page: only who writes needs it. */}
      <style>{styles}</style>
      <Editor
        editor={editor}
        labels={labels}
        className={classes.editor}
        data-wrong={wrong}
        classNames={{
          ...{ toolbar, control, content },
          ...{ linkEditor, linkEditorInput, linkEditorExternalControl },
        }}
      >
        <Editor.Toolbar role="toolbar" aria-label={t("texts.editor.toolbar")}>
          <Editor.H3 />
          <Editor.H4 />
          <Editor.Bold />
          <Editor.Italic />
          <Editor.Underline />
          <Editor.Strikethrough />
          <Editor.BulletList />
          <Editor.OrderedList />
          <Editor.Blockquote />
          <Editor.Hr />
          <Editor.Link
            popoverProps={{
              width: "min(360px, calc(100vw - 32px))",
              position: "bottom",
              offset: 4,
            }}
          />
          <Editor.Unlink />
          <Editor.Undo />
          <Editor.Redo />
        </Editor.Toolbar>
        <Editor.Content />
      </Editor>
    </>
  );
}
