import { Input, Skeleton } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useId } from "react";

const RichTextEditor = lazy(async () => ({
  default: (await import("./rich-text-editor.tsx")).RichTextEditor,
}));

/** What the editor makes of nothing; a field that begins with it says that its text is blank. */
export const blankRichText = "<p></p>";

type Props = {
  label: string;
  description?: ReactNode;
  /** HTML. It is read once: another text needs another `key`. */
  value?: string;
  onChange?: (html: string) => void;
  error?: ReactNode;
  required?: boolean;
  lang?: string;
};

/** A field for text with headings, lists and links; its editor is loaded when the field is shown. */
export function RichTextField({
  label,
  description,
  value = "",
  onChange,
  error,
  required,
  lang,
  ...props
}: Props) {
  const id = useId();
  const path = (props as Record<string, string | undefined>)["data-path"];
  return (
    <Input.Wrapper
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description`, mb: 6 }}
      error={error}
      errorProps={{ id: `${id}-error`, role: "alert" }}
      required={required}
    >
      <Suspense fallback={<Skeleton height={240} />}>
        <RichTextEditor
          value={value}
          onChange={(html) => onChange?.(html)}
          wrong={Boolean(error)}
          attributes={{
            "aria-labelledby": `${id}-label`,
            ...(error
              ? { "aria-invalid": "true", "aria-describedby": `${id}-error` }
              : description
                ? { "aria-describedby": `${id}-description` }
                : {}),
            ...(required && { "aria-required": "true" }),
            ...(lang && { lang }),
            ...(path && { "data-path": path }),
          }}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
