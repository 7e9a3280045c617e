import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "#web/i18n/use-language.ts";

type Props = Omit<NumberInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Grams; null while the field is empty. */
  value?: number | null;
  onChange?: (grams: number | null) => void;
};

/** A weight typed in kilograms and kept in grams. */
export function WeightInput({ value, onChange, ...props }: Props) {
  const [language] = useLanguage();
  // "77," on the way to "77,5" is no number of its own: what was typed stays while it means the same weight.
  const [typed, setTyped] = useState<number | string>("");
  const kept = typeof value === "number" ? value / 1000 : "";
  return (
    <NumberInput
      {...props}
      value={gramsOf(typed) === (value ?? null) ? typed : kept}
      onChange={(kilos) => {
        setTyped(kilos);
        onChange?.(gramsOf(kilos));
      }}
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

function gramsOf(kilos: number | string): number | null {
  const number = kilos === "" ? Number.NaN : Number(kilos);
  return Number.isNaN(number) ? null : Math.round(number * 1000);
}
