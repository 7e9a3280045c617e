import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useLanguage } from "#web/i18n/use-language.ts";

type Props = Omit<NumberInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Grams; null while the field is empty. */
  value?: number | null;
  onChange?: (grams: number | null) => void;
};

/** A weight typed in kilograms and kept in grams. */
export function WeightInput({ value, onChange, ...props }: Props) {
  const [language] = useLanguage();
  return (
    <NumberInput
      {...props}
      value={typeof value === "number" ? value / 1000 : ""}
      onChange={(kilos) => onChange?.(typeof kilos === "number" ? Math.round(kilos * 1000) : null)}
      decimalScale={2}
      decimalSeparator={language === "en" ? "." : ","}
      allowedDecimalSeparators={[",", "."]}
      allowNegative={false}
      suffix=" kg"
      hideControls
      inputMode="decimal"
    />
  );
}
