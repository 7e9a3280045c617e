import type { Address, CallOf, MyOrganization, updateMyOrganization } from "@chave/contract";

const emptyAddress: Address = {
  country: "BR",
  postalCode: "",
  state: "",
  city: "",
  neighborhood: "",
  street: "",
  number: "",
  complement: "",
};

/** As the form holds it: texts are never null, an address without a word is none. */
export const valuesOf = ({ id: _, ...organization }: MyOrganization) => ({
  ...organization,
  cnpj: organization.cnpj ?? "",
  publicEmail: organization.publicEmail ?? "",
  website: organization.website ?? "",
  phone: organization.phone ?? "",
  address: organization.address ?? emptyAddress,
});
export type OrganizationValues = ReturnType<typeof valuesOf>;

export const inputOf = (
  values: OrganizationValues,
): CallOf<typeof updateMyOrganization>["body"] => ({
  ...values,
  cnpj: values.cnpj.trim() || null,
  publicEmail: values.publicEmail.trim() || null,
  website: values.website.trim() || null,
  phone: values.phone || null,
  address: isEmpty(values.address) ? null : values.address,
});

const isEmpty = ({ country: _, ...rest }: Address): boolean =>
  Object.values(rest).every((text) => text.trim() === "");
