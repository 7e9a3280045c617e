import { type GymId, gymId } from "@chave/contract";
import { DirectoryPicker, type PickerProps } from "./directory-picker.tsx";

export function GymPicker({ onChange, ...props }: PickerProps<GymId>) {
  return (
    <DirectoryPicker
      kind="gym"
      onChange={(id) => onChange(id === null ? null : gymId.parse(id))}
      {...props}
    />
  );
}
