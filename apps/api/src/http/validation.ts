import type { FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";

/** Input that does not have the shape the contract asks for. */
export class ShapeError extends Error {
  readonly issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    super("The input does not have the shape that was asked for.");
    this.issues = issues;
  }
}

/** Checks what comes in and what goes out by the contract's schemas. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const unstorable = findUnstorable(data);
    if (unstorable) return { error: new ShapeError([unstorable]) };
    const parsed = schema.safeParse(data, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new ShapeError(parsed.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
}

/** No database keeps a NUL byte or half a surrogate pair, and no person types one: the first of them, if there is any. */
function findUnstorable(value: unknown, path: PropertyKey[] = []): z.core.$ZodIssue | null {
  if (typeof value === "string")
    return value.includes("\0") || !isWellFormed(value)
      ? { code: "custom", path, message: "invalid", input: value }
      : null;
  if (value === null || typeof value !== "object") return null;
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorable(child, [...path, key]) ?? findUnstorable(key, path);
    if (found) return found;
  }
  return null;
}

const isWellFormed = (text: string): boolean =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
