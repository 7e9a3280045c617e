import { TextInput, type TextInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./code-field.module.css";

/** Six digits from a mail; phones offer to fill them in, and what is pasted may have spaces. */
export function CodeField({
  onChange,
  ...props
}: Omit<TextInputProps, "onChange"> & { onChange?: (code: string) => void }) {
  const { t } = useTranslation("auth");
  return (
    <TextInput
      label={t("code.label")}
      required
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      classNames={{ input: classes.code }}
      {...props}
      onChange={({ currentTarget }) =>
        onChange?.(currentTarget.value.replace(/\D/g, "").slice(0, 6))
      }
    />
  );
}
