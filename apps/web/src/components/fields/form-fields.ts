import type { FormErrors, UseFormReturnType } from "@mantine/form";

/** The part of a Mantine form that a group of fields needs; a form of any values will do. */
export type FormFields = {
  values: Record<string, unknown>;
  errors: FormErrors;
  getInputProps(path: string): ReturnType<UseFormReturnType<unknown>["getInputProps"]>;
  setFieldValue(path: string, value: unknown): void;
  insertListItem(path: string, item: unknown): void;
  removeListItem(path: string, index: number): void;
};

/** `prefix` is where the group lies in the form, with its dot: "person.address."; empty at the top. */
export type GroupProps = { form: FormFields; prefix?: string };

/** The values and the fields below a prefix, by the names they have there. */
export function groupOf<Values>({ form, prefix = "" }: GroupProps) {
  type Name = keyof Values & string;
  return {
    values: valueAt(form.values, prefix) as Values,
    input: (name: Name) => form.getInputProps(prefix + name),
    set: <N extends Name>(name: N, value: Values[N]) => form.setFieldValue(prefix + name, value),
  };
}

const valueAt = (values: unknown, prefix: string): unknown =>
  prefix
    .split(".")
    .filter((name) => name !== "")
    .reduce((value, name) => (value as Record<string, unknown>)[name], values);
