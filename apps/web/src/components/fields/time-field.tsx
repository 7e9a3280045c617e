import { useTranslation } from "react-i18next";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";

/** A time of day, typed and kept as `14:30`. */
export function TimeField(props: Omit<MaskedInputProps, "mask">) {
  const { t } = useTranslation("people");
  return <MaskedInput mask="time" placeholder={t("fields.timeExample")} {...props} />;
}
