/** The part of a zod issue that decides the message. */
export type FieldIssue = {
  code?: string | undefined;
  message?: string | undefined;
  expected?: string | undefined;
  origin?: string | undefined;
  format?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  /** What was given; zod tells it when it is asked to (`reportInput`). */
  input?: unknown;
  /** Of a rule of our own: what its sentence names, such as `{ day: "1900-01-01" }`. */
  params?: Record<string, unknown> | undefined;
};

export type MessageValues = { count?: number; minimum?: number; maximum?: number; day?: string };
export type FieldMessage = { key: FieldMessageKey; values: MessageValues };

/** Rules of our own: a schema names the sentence by `error: "cpf"`. */
const ownKeys = [
  "birth_date",
  "body_weight",
  "choice",
  "cnpj",
  "consent",
  "code",
  "cpf",
  "date",
  "date_after",
  "date_before",
  "different",
  "digits",
  "document",
  "editor_blank",
  "email",
  "facebook",
  "image",
  "instagram",
  "length_between",
  "mat",
  "password",
  "phone",
  "postal_code",
  "range",
  "required",
  "state",
  "terms",
  "time_zone",
  "username",
  "website",
  "x",
] as const;

export type FieldMessageKey =
  | (typeof ownKeys)[number]
  | "boolean"
  | "integer"
  | "number"
  | "too_short"
  | "too_long"
  | "too_small"
  | "too_big"
  | "too_few"
  | "too_many"
  | "invalid";

/** Which sentence of the `validation` words says what is wrong with a field, on the form and on the API alike. */
export function fieldMessageOf(issue: FieldIssue): FieldMessage {
  // Whatever the rule: a person left the field empty.
  if (issue.input === "") return { key: "required", values: {} };
  const own = ownKeys.find((key) => key === issue.message);
  if (own) return { key: own, values: valuesOf(issue.params) };
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  switch (issue.code) {
    case "invalid_type":
      return { key: keyOfType(issue), values: {} };
    case "too_small":
      if (issue.origin === "string")
        return minimum <= 1
          ? { key: "required", values: {} }
          : { key: "too_short", values: { count: minimum } };
      if (issue.origin === "array") return { key: "too_few", values: { count: minimum } };
      return { key: "too_small", values: { minimum } };
    case "too_big":
      if (issue.origin === "string") return { key: "too_long", values: { count: maximum } };
      if (issue.origin === "array") return { key: "too_many", values: { count: maximum } };
      return { key: "too_big", values: { maximum } };
    case "invalid_format":
      if (issue.format === "email") return { key: "email", values: {} };
      if (issue.format === "date" || issue.format === "datetime")
        return { key: "date", values: {} };
      return { key: "invalid", values: {} };
    case "invalid_value":
      return { key: "choice", values: {} };
    default:
      return { key: "invalid", values: {} };
  }
}

function keyOfType({ expected, message = "" }: FieldIssue): FieldMessageKey {
  if (expected === "boolean") return "boolean";
  if (expected === "int") return "integer";
  return message.includes("number") ? "number" : "required";
}

/** Days are read by people: `01/01/1900`. */
function valuesOf(params: FieldIssue["params"] = {}): MessageValues {
  const { day, ...numbers } = params as MessageValues;
  return day === undefined ? numbers : { ...numbers, day: day.split("-").reverse().join("/") };
}
