import { type FieldIssue, fieldMessageOf, type MessageValues } from "@chave/i18n/field-message";
import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { useWords } from "#web/i18n/words.ts";
import { ApiError } from "./api.ts";
import { errorMessage } from "./error-message.ts";

type Options<Values, Input> = {
  /** The body of the endpoint: the form checks by what the API checks. */
  schema: z.ZodType;
  initialValues: Values;
  /** What the form holds, as the endpoint takes it; without it both are the same. Fields keep their paths. */
  toInput?: (values: Values) => Input;
  submit: (input: Input) => Promise<unknown>;
  /** What could not be done: said before the reason when no field is to blame. */
  failure?: string;
  /** Refusals that belong to one field, such as an e-mail that is taken: its path, "person.document.number". */
  fieldOf?: { [code in ApiError["code"]]?: (keyof Values & string) | (string & {}) };
};

type ContractForm<Values> = {
  form: UseFormReturnType<Values>;
  onSubmit: (event?: React.FormEvent<HTMLFormElement>) => void;
  /** For `FormRefusal`: why the API refused, or that several fields are wrong; null where one field says it all. */
  refusal: string | null;
  pending: boolean;
};

/** A form over a schema of the contract. Errors stand at their fields, the first of them gets the focus. */
export function useContractForm<Values extends Record<string, unknown>, Input = Values>({
  schema,
  initialValues,
  toInput = (values) => values as unknown as Input,
  submit,
  failure,
  fieldOf = {},
}: Options<Values, Input>): ContractForm<Values> {
  const t = useWords("validation");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [summary, setSummary] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const sentence = (issue: FieldIssue) => {
    const { key, values } = fieldMessageOf(issue);
    return t(`validation:${key}`, values as Required<MessageValues>);
  };
  const form = useForm<Values>({
    initialValues,
    validateInputOnBlur: false,
    validate: (values) => {
      const errors: FormErrors = {};
      const { error } = schema.safeParse(toInput(values), { reportInput: true });
      for (const issue of error?.issues ?? []) errors[issue.path.join(".")] ??= sentence(issue);
      return errors;
    },
  });

  /** The first on the screen, whatever the order of the schema. False where none of them is shown. */
  const focusFirst = (errors: FormErrors): boolean => {
    const isBefore = (a: Node, b: Node) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    const [first] = Object.keys(errors)
      .map((path) => form.getInputNode(path))
      .filter((node) => node !== null)
      .sort((a, b) => (isBefore(a, b) ? -1 : 1));
    first?.focus();
    return first !== undefined;
  };

  const showInvalid = (errors: FormErrors) => {
    const wrong = Object.values(errors);
    const isRequired = (message: unknown) => message === t("validation:required");
    const several = t(wrong.every(isRequired) ? "validation:fill_in" : "errors:invalid_input");
    // Shown before the focus moves, so that a screen reader says the message with the field.
    flushSync(() => {
      setSummary(wrong.length > 1 ? several : null);
      form.setErrors(errors);
    });
    if (!focusFirst(errors)) setSummary(String(wrong[0]));
  };

  const show = (error: unknown) => {
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    if (field) return showInvalid({ [field]: errorMessage(t, error) });
    const details =
      error instanceof ApiError && error.code === "invalid_input" ? error.details : {};
    const known = Object.entries(details).filter(([path]) => form.getInputNode(path) !== null);
    if (known.length > 0) return showInvalid(Object.fromEntries(known));
    // No field's business.
    setRefusal([failure, errorMessage(t, error)].filter(Boolean).join(" "));
  };

  const onSubmit = form.onSubmit(async (values) => {
    setRefusal(null);
    setSummary(null);
    setPending(true);
    try {
      await submit(toInput(values));
    } catch (error) {
      show(error);
    } finally {
      setPending(false);
    }
  }, showInvalid);

  // Once every field was mended there is nothing left to sum up.
  const invalid = Object.keys(form.errors).length > 0 ? summary : null;
  return { form, onSubmit, refusal: invalid ?? refusal, pending };
}
