import type { FormErrors } from "@mantine/form";

/** A form that fits a phone: who logs in, who it is, for whom they fight, the rest. */
export const registerSteps = ["account", "person", "fight", "address"] as const;
export type RegisterStep = (typeof registerSteps)[number];

const fieldsOf: Record<RegisterStep, RegExp> = {
  account: /^(email|password)/,
  person: /^person\.(name|birthDate|sex|weight|country|phone|guardian)/,
  fight: /^person\.(gymId|affiliationId|graduations)/,
  address: /^(acceptTerms|person\.(address|social))/,
};

/** Only the errors that can be mended in this step. */
export const errorsOf = (step: RegisterStep, errors: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => fieldsOf[step].test(path)));

export const stepOf = (path: string): RegisterStep =>
  registerSteps.find((step) => fieldsOf[step].test(path)) ?? "account";

/** The step that the address asks for, unless the ones before it were never filled in. */
export function reachedStep(asked: string | null, emailGiven: boolean): RegisterStep {
  const step = registerSteps.find((one) => one === asked);
  return step && emailGiven ? step : "account";
}
