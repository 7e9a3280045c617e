import type { Belt, IdentityDocument } from "@chave/contract";
import type { NewStudent } from "#api/features/students/enter-students.service.ts";

const cpf: IdentityDocument = { type: "cpf", number: "52998224725", country: "BR" };
const guardian = { name: "Paula Nunes (demonstração)", document: cpf };

const student = (
  name: string,
  sex: NewStudent["sex"],
  birthDate: string,
  belt: Belt | null,
  weight: number | null,
  isMinorOf: NewStudent["guardian"] = null,
): NewStudent => ({
  ...{ name, sex, birthDate, belt, weight },
  ...{ email: null, phone: null, identity: null, guardian: isMinorOf },
});

/** Whom the demo's teacher teaches: complete ones, and some of whom something is missing. */
export const demoStudents: readonly NewStudent[] = [
  student("Alice Tavares", "female", "2014-02-11", "grey", 33_400, guardian),
  student("Bento Maciel", "male", "2013-07-30", "yellow", 38_200, guardian),
  student("Clara Xavier", "female", "2011-11-05", "orange", 47_000),
  student("Dante Peixoto", "male", "2009-04-18", "green", null, guardian),
  student("Elisa Barreto", "female", "1999-01-23", "blue", 58_500),
  student("Fabrício Leal", "male", "1994-08-09", "purple", 82_100),
  student("Gilda Serrano", "female", "1988-12-02", "brown", 63_000),
  student("Heitor Campelo", "male", "2001-06-14", null, 74_300),
];
