import {
  type Address,
  type AffiliationId,
  adultAge,
  ageOn,
  type Belt,
  type Graduation,
  type GymId,
  type newGraduation,
  noSocial,
  type PersonFields,
  type personFields,
  type Social,
  type Sport,
} from "@chave/contract";
import type { z } from "zod";
import { today } from "#web/lib/today.ts";

export type DocumentValues = {
  type: "cpf" | "passport" | "other";
  number: string;
  country: string;
};
export type GraduationValues = { sport: Sport; belt: Belt | ""; graduatedOn: string };

/** A person as a form holds one: texts are never null, a group that was left empty is no group. */
export type PersonValues = {
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  birthDate: string;
  sex: "male" | "female" | "";
  /** Grams. */
  weight: number | null;
  country: string;
  /** E.164, or empty. */
  phone: string;
  document: DocumentValues;
  guardian: { name: string; document: DocumentValues };
  address: Address;
  social: Social;
  gymId: GymId | null;
  affiliationId: AffiliationId | null;
  graduations: GraduationValues[];
};

export type PersonInput = z.input<typeof personFields> & {
  graduations: z.input<typeof newGraduation>[];
};

const emptyDocument: DocumentValues = { type: "cpf", number: "", country: "BR" };

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

export const emptyPerson: PersonValues = {
  name: "",
  birthDate: "",
  sex: "",
  weight: null,
  country: "BR",
  phone: "",
  document: emptyDocument,
  guardian: { name: "", document: emptyDocument },
  address: emptyAddress,
  social: noSocial,
  gymId: null,
  affiliationId: null,
  graduations: [],
};

/** Somebody whom a list brought may lack what a form asks for. */
type Profile = Omit<PersonFields, "birthDate" | "sex"> & {
  birthDate: PersonFields["birthDate"] | null;
  sex: PersonFields["sex"] | null;
  graduations: readonly Omit<Graduation, "id">[];
};

/** What the API knows of a person, ready for the form. */
export function personValuesOf(profile: Profile): PersonValues {
  const { name, weight, country, social, gymId, affiliationId } = profile;
  return {
    ...{ name, weight, country, social, gymId, affiliationId },
    birthDate: profile.birthDate ?? "",
    sex: profile.sex ?? "",
    phone: profile.phone ?? "",
    document: profile.document ?? emptyDocument,
    guardian: profile.guardian ?? emptyPerson.guardian,
    address: profile.address ?? emptyAddress,
    graduations: profile.graduations.map(({ sport, belt, graduatedOn }) => ({
      sport,
      belt,
      graduatedOn: graduatedOn ?? "",
    })),
  };
}

/** What the API takes. The guardian of an adult is left out, whatever was typed before the birth date was mended. */
export function toPersonInput(values: PersonValues): PersonInput {
  const { name, birthDate, weight, country, social, gymId, affiliationId } = values;
  return {
    ...{ name, birthDate, weight, country, social, gymId, affiliationId },
    // Not chosen yet: the schema says so.
    sex: values.sex as PersonInput["sex"],
    phone: values.phone || null,
    document: values.document.number.trim() === "" ? null : documentOf(values.document),
    guardian: isMinor(birthDate)
      ? { name: values.guardian.name, document: documentOf(values.guardian.document) }
      : null,
    address: isEmptyAddress(values.address) ? null : values.address,
    graduations: values.graduations.map(({ sport, belt, graduatedOn }) => ({
      sport,
      belt: belt as Belt,
      graduatedOn: graduatedOn || null,
    })),
  };
}

const documentOf = ({ type, number, country }: DocumentValues) =>
  (type === "cpf" ? { type, number, country: "BR" } : { type, number, country }) as NonNullable<
    PersonInput["document"]
  >;

const isEmptyAddress = ({ country: _, ...rest }: Address) =>
  Object.values(rest).every((text) => text.trim() === "");

/** Under 18 on the day of this device; the server goes by its own. */
export const isMinor = (birthDate: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(birthDate) && ageOn(birthDate, today()) < adultAge;
