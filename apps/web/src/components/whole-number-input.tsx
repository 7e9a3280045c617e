import { NumberInput, type NumberInputProps } from "@mantine/core";

type Props = Omit<NumberInputProps, "value" | "defaultValue" | "onChange"> & {
  /** Null while the field is empty. */
  value?: number | null;
  onChange?: (value: number | null) => void;
};

/** A number without fraction that may be left out: an age, a year, a seed. */
export function WholeNumberInput({ value, onChange, ...props }: Props) {
  return (
    <NumberInput
      {...props}
      value={value ?? ""}
      onChange={(typed) => onChange?.(typeof typed === "number" ? typed : null)}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
    />
  );
}
