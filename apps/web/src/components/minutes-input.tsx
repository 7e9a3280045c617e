import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";

type Props = Omit<NumberInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Seconds; NaN while the field is empty. */
  value?: number;
  onChange?: (seconds: number) => void;
};

/** A length of time, typed in minutes and kept in seconds; `min` and `max` are minutes. */
export function MinutesInput({ value = Number.NaN, onChange, ...props }: Props) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  return (
    <NumberInput
      min={0}
      {...props}
      value={Number.isNaN(value) ? "" : value / 60}
      onChange={(minutes) =>
        onChange?.(typeof minutes === "number" ? Math.round(minutes * 60) : Number.NaN)
      }
      step={1}
      decimalScale={1}
      decimalSeparator={language === "en" ? "." : ","}
      allowedDecimalSeparators={[",", "."]}
      allowNegative={false}
      suffix={` ${t("unit.minutes")}`}
    />
  );
}
