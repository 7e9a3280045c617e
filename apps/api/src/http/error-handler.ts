import { type ErrorBody, type ErrorCode, errorStatus } from "@chave/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#api/errors.ts";
import { ShapeError } from "#api/http/validation.ts";
import { errorText, fieldText } from "#api/words.ts";

/** What Fastify itself refuses, in our codes. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: "invalid_input",
  404: "not_found",
  413: "payload_too_large",
  415: "invalid_input",
  429: "too_many_requests",
  503: "unavailable",
};

/** The only catcher of the server: a refusal becomes its code and a sentence; anything else is a bug and is logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, details } = refusalOf(error, request);
    if (code === "unexpected") console.error(error);
    send(request, reply, code, details);
  });
}

/** For addresses below /api that do not exist. */
export const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, "not_found", {});

function refusalOf(
  error: FastifyError,
  request: FastifyRequest,
): Pick<ErrorBody, "code" | "details"> {
  if (error instanceof AppError) return { code: error.code, details: error.details };
  if (error instanceof ShapeError)
    return { code: "invalid_input", details: fieldDetails(error, request) };
  // Two people made the same thing at the same moment, past every check: the database kept one.
  if (sqlStateOf(error) === uniqueViolation) return { code: "conflict", details: {} };
  const status = error.statusCode ?? 500;
  return {
    code: status < 500 ? (codeOfStatus[status] ?? "invalid_input") : "unexpected",
    details: {},
  };
}

const uniqueViolation = "23505";

const sqlStateOf = (error: Error): unknown =>
  error.cause instanceof Error && "code" in error.cause ? error.cause.code : undefined;

function fieldDetails(error: ShapeError, request: FastifyRequest): ErrorBody["details"] {
  const details: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    details[field] ??= fieldText(request.ctx.language, issue);
  }
  return details;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details: ErrorBody["details"],
) {
  const message = errorText(request.ctx?.language ?? "pt", code, details);
  if (code === "too_many_requests" && typeof details.seconds === "number")
    reply.header("Retry-After", details.seconds);
  return reply.status(errorStatus[code]).send({ code, message, details } satisfies ErrorBody);
}
