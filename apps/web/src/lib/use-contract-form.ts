import { type FieldIssue, fieldMessageOf } from "@chave/i18n/field-message";
import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { useWords } from "#web/i18n/words.ts";
import { ApiError } from "./api.ts";
import { errorMessage } from "./error-message.ts";

type Options<Values> = {
  /** The body of the endpoint: the form checks by what the API checks. */
  schema: z.ZodType;
  initialValues: Values;
  submit: (values: Values) => Promise<unknown>;
  /** Refusals that belong to one field, such as an e-mail that is taken. */
  fieldOf?: { [code in ApiError["code"]]?: keyof Values & string };
};

type ContractForm<Values> = {
  form: UseFormReturnType<Values>;
  onSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
  /** Why the API refused, unless a field says it. */
  refusal: string | null;
  pending: boolean;
};

/** A form over a schema of the contract. Errors stand at their fields, the first of them gets the focus. */
export function useContractForm<Values extends Record<string, unknown>>({
  schema,
  initialValues,
  submit,
  fieldOf = {},
}: Options<Values>): ContractForm<Values> {
  const t = useWords("validation");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const sentence = (issue: FieldIssue) => {
    const { key, values } = fieldMessageOf(issue);
    return t(`validation:${key}`, values as { count: number; minimum: number; maximum: number });
  };
  const form = useForm<Values>({
    initialValues,
    validateInputOnBlur: false,
    validate: (values) => {
      const errors: FormErrors = {};
      for (const issue of schema.safeParse(values).error?.issues ?? [])
        errors[issue.path.join(".")] ??= sentence(issue);
      return errors;
    },
  });

  const focusFirst = (errors: FormErrors) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };

  const show = (error: unknown) => {
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    const details =
      error instanceof ApiError && error.code === "invalid_input" ? error.details : {};
    const errors = field ? { [field]: errorMessage(t, error) } : details;
    const known = Object.keys(errors).filter((name) => name in initialValues);
    // Shown before the focus moves, so that a screen reader says the message with the field.
    flushSync(() => {
      setRefusal(known.length > 0 ? null : errorMessage(t, error));
      form.setErrors(errors);
    });
    focusFirst(Object.fromEntries(known.map((name) => [name, true])));
  };

  const onSubmit = form.onSubmit(async (values) => {
    setRefusal(null);
    setPending(true);
    try {
      await submit(values);
    } catch (error) {
      show(error);
    } finally {
      setPending(false);
    }
  }, focusFirst);

  return { form, onSubmit, refusal, pending };
}
