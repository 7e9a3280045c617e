import type { DirectoryFields } from "@chave/contract";

/** An entry as a form holds one: texts are never null. */
export type EntryValues = Omit<DirectoryFields, "email" | "phone"> & {
  email: string;
  phone: string;
};

export const emptyEntry: EntryValues = {
  name: "",
  email: "",
  phone: "",
  city: "",
  state: "",
  country: "BR",
  isBranch: false,
  headquartersId: null,
};

/** What the API takes. Headquarters have no headquarters, whatever was chosen before. */
export const toEntryInput = (values: EntryValues): DirectoryFields => ({
  ...values,
  email: values.email.trim() || null,
  phone: values.phone || null,
  headquartersId: values.isBranch ? values.headquartersId : null,
});
