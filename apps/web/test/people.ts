import { type Profile, type PublicProfile, profile, publicProfile } from "@chave/contract";
import { sampleId } from "./sample-bracket.ts";

/** A person as the API gives one to whoever may act for them. */
export const profileOf = (change: Partial<Profile> = {}): Profile => ({
  ...profile.parse({
    id: sampleId(6, 1),
    competes: true,
    name: "Marta Souza",
    birthDate: "1990-05-20",
    sex: "female",
    weight: 61_500,
    country: "BR",
    phone: null,
    document: { type: "cpf", number: "52998224725", country: "BR" },
    guardian: null,
    address: null,
    social: { facebook: "", instagram: "", x: "" },
    gymId: null,
    gymName: null,
    affiliationId: null,
    affiliationName: null,
    imgPath: null,
    coverPath: null,
    graduations: [],
    own: true,
  }),
  ...change,
});

/** The same person as everyone sees her. */
export const publicProfileOf = (change: Partial<PublicProfile> = {}): PublicProfile => ({
  ...publicProfile.parse({
    id: sampleId(6, 1),
    name: "Marta Souza",
    competes: true,
    country: "BR",
    gymName: "Ares",
    affiliationName: null,
    imgPath: null,
    coverPath: null,
    belts: [{ sport: "jiu_jitsu_gi", belt: "purple" }],
    coming: [],
    results: [],
    can: { edit: false },
  }),
  ...change,
});
