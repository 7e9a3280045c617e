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
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: new ShapeError(parsed.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
}
