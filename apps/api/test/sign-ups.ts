import type { CallOf, register, registerOrganizer } from "@chave/contract";

type Registration = CallOf<typeof register>["body"];
type OrganizerRegistration = CallOf<typeof registerOrganizer>["body"];

export const somePassword = "Chave-2026!";

/** What an adult competitor fills in. */
export const signUp = (change: Partial<Registration> = {}): Registration => ({
  accountType: "competitor",
  email: "ana@example.com",
  password: somePassword,
  language: "pt",
  acceptTerms: true,
  person: somePerson,
  ...change,
});

const somePerson: Registration["person"] = {
  name: "Ana Lima",
  birthDate: "1995-04-12",
  sex: "female",
  weight: null,
  country: "BR",
  phone: null,
  document: null,
  guardian: null,
  address: null,
  social: { facebook: "", instagram: "", x: "" },
  gymId: null,
  affiliationId: null,
  graduations: [],
};

/** What an adult is, changed where a test says so. */
export const personOf = (change: Partial<Registration["person"]>): Registration["person"] => ({
  ...somePerson,
  ...change,
});

/** What the owner of an organization fills in. */
export const organizerSignUp = (
  change: Partial<OrganizerRegistration> = {},
): OrganizerRegistration => ({
  name: "Marta Souza",
  email: "marta@example.com",
  password: somePassword,
  language: "pt",
  acceptTerms: true,
  organization: {
    name: "Federação Pernambucana",
    cnpj: "11.222.333/0001-81",
    publicEmail: "contato@example.com",
    phone: "+55 (81) 99999-9999",
    address: {
      country: "BR",
      postalCode: "50030-230",
      state: "PE",
      city: "Recife",
      neighborhood: "Boa Vista",
      street: "Rua do Sol",
      number: "10",
      complement: "",
    },
  },
  ...change,
});
