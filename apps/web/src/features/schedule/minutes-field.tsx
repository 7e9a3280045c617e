import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";

type Props = Omit<NumberInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Seconds; NaN while the field is empty. */
  value?: number;
  onChange?: (seconds: number) => void;
};

/** A pause, typed in minutes and kept in seconds. */
export function MinutesField({ value = Number.NaN, onChange, ...props }: Props) {
  const { t } = useTranslation("schedule");
  const [language] = useLanguage();
  return (
    <NumberInput
      {...props}
      value={Number.isNaN(value) ? "" : value / 60}
      onChange={(minutes) =>
        onChange?.(typeof minutes === "number" ? Math.round(minutes * 60) : Number.NaN)
      }
      min={0}
      step={1}
      decimalScale={1}
      decimalSeparator={language === "en" ? "." : ","}
      allowedDecimalSeparators={[",", "."]}
      allowNegative={false}
      suffix={` ${t("form.minutes")}`}
    />
  );
}
