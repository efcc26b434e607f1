import type { ChangedSince } from '#src/lib/failure/conflict.ts';

export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

interface ProblemDetails {
  fields?: Record<string, string>;
  extra?: Record<string, unknown>;
  /** Seconds until a retry is worthwhile (429 and 503). */
  retryAfterSeconds?: number;
}

/** Expected failure of a use case. The message is a sentence for a person, with what to do. */
export class ProblemError extends Error {
  readonly status: ProblemStatus;
  readonly fields: Record<string, string> | undefined;
  readonly extra: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ProblemStatus, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'ProblemError';
    this.status = status;
    this.fields = details.fields;
    this.extra = details.extra ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Builds a 409 for a stale version, with the current record. */
export function conflict<Row>(sentence: string, current: Row): ProblemError {
  return new ProblemError(409, sentence, { extra: { current } satisfies ChangedSince<Row> });
}

/** Returns the deepest cause: wrappers by drivers may quote what a visitor typed. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  return cause;
}

/** Returns the cause’s own message, for logs and `last error` columns; never shown to visitors. */
export function causeMessage(error: unknown): string {
  const cause = rootCause(error);
  return cause instanceof Error && cause.message !== '' ? cause.message : String(errorCode(cause) ?? cause);
}

/** Returns the cause’s code, such as `23505` or `ECONNREFUSED`. */
export function errorCode(error: unknown): string | undefined {
  const cause = rootCause(error);
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

const ownerKey = /_(user_id|uploaded_by|invited_by)_users_id_fk$/;

export function belongsToDeletedUser(error: unknown): boolean {
  return errorCode(error) === '23503' && ownerKey.test(violatedConstraint(error) ?? '');
}

/** Returns the name of the constraint that the database enforced. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = rootCause(error);
  return cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : undefined;
}
