import type { ErrorBody, ErrorCode } from "@chave/contract";

/** A refusal the person can understand. Anything else thrown is a bug and reaches them as `unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody["details"];

  constructor(code: ErrorCode, details: ErrorBody["details"] = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function orNotFound<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new AppError("not_found");
  return row;
}

/** 401 for a visitor, 403 for somebody who is signed in. */
export function forbidUnless(allowed: boolean, actor: unknown): void {
  if (!allowed) throw new AppError(actor ? "forbidden" : "unauthenticated");
}
