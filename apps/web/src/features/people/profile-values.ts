import type { CallOf, Profile, updateProfile } from "@chave/contract";
import {
  emptyPerson,
  type PersonValues,
  personValuesOf,
  toPersonInput,
} from "#web/components/person/person-values.ts";

type Pictures = { imgPath: string | null; coverPath: string | null };
export type ProfileValues = PersonValues & Pictures;

/** A profile as its form holds it. Somebody whom a list brought may have no birth date and no sex. */
export function profileValuesOf(profile: Profile): ProfileValues {
  const { birthDate, sex, imgPath, coverPath } = profile;
  const known = personValuesOf({
    ...profile,
    birthDate: birthDate ?? "",
    sex: sex ?? "male",
  });
  return { ...known, sex: sex ?? emptyPerson.sex, imgPath, coverPath };
}

/** Belts are kept one by one, beside this form. */
export function toProfileInput({
  imgPath,
  coverPath,
  ...values
}: ProfileValues): CallOf<typeof updateProfile>["body"] {
  const { graduations: _belts, ...person } = toPersonInput(values);
  return { ...person, imgPath, coverPath };
}
