import { type AccountType, type CallOf, register } from "@chave/contract";
import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { PersonFields, type PersonSection } from "#web/components/person/person-fields.tsx";
import {
  emptyPerson,
  isMinor,
  type PersonValues,
  toPersonInput,
} from "#web/components/person/person-values.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { ApiError, callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { withRepetition } from "#web/lib/with-repetition.ts";
import { AccountFields } from "./account-fields.tsx";
import {
  errorsOf,
  type RegisterStep,
  reachedStep,
  registerSteps,
  stepOf,
} from "./register-steps.ts";
import { StepHead } from "./step-head.tsx";
import { TermsCheckbox } from "./terms-checkbox.tsx";

type Values = {
  email: string;
  password: string;
  passwordAgain: string;
  acceptTerms: boolean;
  person: PersonValues;
};
type Input = CallOf<typeof register>["body"] & { passwordAgain: string };

type Props = {
  type: AccountType;
  /** What the address says. */
  asked: string | null;
  onStep: (step: RegisterStep) => void;
  onRegistered: (email: string) => void;
};

const schema = withRepetition(register.body, "password", "passwordAgain");

const sections: Record<Exclude<RegisterStep, "account">, PersonSection[]> = {
  person: ["identity", "guardian", "contact"],
  fight: ["gym", "belts"],
  address: ["address", "social"],
};

/** A competitor's or teacher's account, in steps. Each is checked before the next; all is sent at the end. */
export function RegisterForm({ type, asked, onStep, onRegistered }: Props) {
  const { t } = useTranslation("auth");
  const [language] = useLanguage();
  const { form, onSubmit, refusal, pending } = useContractForm<Values, Input>({
    schema,
    initialValues: {
      email: "",
      password: "",
      passwordAgain: "",
      acceptTerms: false,
      person: emptyPerson,
    },
    toInput: ({ person, acceptTerms, ...account }) => ({
      ...account,
      // The schema says when it is not.
      acceptTerms: acceptTerms as true,
      language,
      accountType: type,
      person: toPersonInput(person),
    }),
    fieldOf: { email_taken: "email", guardian_required: "person.guardian.name" },
    submit: async ({ passwordAgain: _again, ...body }) => {
      try {
        await callApi(register, { body });
      } catch (error) {
        onStep(stepOfRefusal(error));
        throw error;
      }
      onRegistered(body.email);
    },
  });

  const step = reachedStep(asked, form.values.email !== "");
  const at = registerSteps.indexOf(step);
  const next = registerSteps[at + 1];
  const previous = registerSteps[at - 1];
  const goOn = () => {
    const here = errorsOf(step, form.validate().errors);
    form.setErrors(here);
    const [first] = Object.keys(here);
    if (first) form.getInputNode(first)?.focus();
    else if (next) onStep(next);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!next) return onSubmit(event);
        event.preventDefault();
        goOn();
      }}
    >
      <StepHead step={step} />
      <Stack gap="xl">
        {step === "account" ? (
          <AccountFields form={form} />
        ) : (
          <PersonFields form={form} prefix="person." sections={sections[step]} />
        )}
        {!next && (
          <TermsCheckbox
            isMinor={isMinor(form.values.person.birthDate)}
            {...form.getInputProps("acceptTerms", { type: "checkbox" })}
          />
        )}
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t(next ? "register.next" : "register.action")}
          </Button>
          {previous && (
            <Button variant="subtle" onClick={() => onStep(previous)}>
              {t("register.back")}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

/** Where what was refused can be mended; most refusals stand at the end. */
function stepOfRefusal(error: unknown): RegisterStep {
  if (!(error instanceof ApiError)) return "address";
  if (error.code === "email_taken") return "account";
  if (error.code === "guardian_required") return "person";
  const [path] = Object.keys(error.code === "invalid_input" ? error.details : {});
  return path ? stepOf(path) : "address";
}
