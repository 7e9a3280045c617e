/** The part of a zod issue that decides the message. */
export type FieldIssue = {
  code?: string | undefined;
  message?: string | undefined;
  origin?: string | undefined;
  format?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  input?: unknown;
};

export type FieldMessage = { key: FieldMessageKey; values: Record<string, number> };

const ownKeys = ["password", "time_zone"] as const;

export type FieldMessageKey =
  | (typeof ownKeys)[number]
  | "required"
  | "email"
  | "date"
  | "choice"
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
  const own = ownKeys.find((key) => key === issue.message);
  if (own) return { key: own, values: {} };
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  switch (issue.code) {
    case "invalid_type":
      return { key: issue.message?.includes("number") ? "number" : "required", values: {} };
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
