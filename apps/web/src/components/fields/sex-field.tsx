import { NativeSelect, type NativeSelectProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Which brackets a person fights in: keeps "male" or "female", empty until chosen. */
export function SexField(props: NativeSelectProps) {
  const { t } = useTranslation(["people", "enums"]);
  const choices = (["female", "male"] as const).map((value) => ({
    value,
    label: t(`enums:sex.${value}`),
  }));
  return (
    <NativeSelect
      autoComplete="sex"
      data={[{ value: "", label: t("fields.choose") }, ...choices]}
      {...props}
    />
  );
}
