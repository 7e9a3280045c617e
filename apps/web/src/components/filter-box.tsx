import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Narrows down what is already here, while one types. */
export function FilterBox({ label, value, onChange }: Props) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maw={480}
      leftSection={<IconSearch size={18} aria-hidden />}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
