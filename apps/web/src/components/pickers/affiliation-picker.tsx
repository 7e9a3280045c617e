import { type AffiliationId, affiliationId } from "@chave/contract";
import { DirectoryPicker, type PickerProps } from "./directory-picker.tsx";

export function AffiliationPicker({ onChange, ...props }: PickerProps<AffiliationId>) {
  return (
    <DirectoryPicker
      kind="affiliation"
      onChange={(id) => onChange(id === null ? null : affiliationId.parse(id))}
      {...props}
    />
  );
}
