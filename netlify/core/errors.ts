import type { ChangedSince } from '#src/lib/failure/conflict.ts';

/** Answers that are a problem of the request, with the status that HTTP gives them. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

interface ProblemDetails {
  /** Sentences by field that has to change. */
  fields?: Record<string, string>;
  /** Further facts of the answer, for example the right total. */
  extra?: Record<string, unknown>;
  /** Of a 429: seconds until it is worth another try. */
  retryAfterSeconds?: number;
}

/** A use case that cannot go on. The message is a sentence for a person and says what to do. */
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

/** The refusal of what was asked of a record that is not as it was seen: with the record as it is now. */
export function conflict<Row>(sentence: string, current: Row): ProblemError {
  return new ProblemError(409, sentence, { extra: { current } satisfies ChangedSince<Row> });
}

/** The deepest cause: drivers and libraries wrap errors, and wrappers may quote what a visitor typed. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  return cause;
}

/** The cause's own message, for logs and `last error` columns; never shown to visitors. */
export function causeMessage(error: unknown): string {
  const cause = rootCause(error);
  return cause instanceof Error && cause.message !== '' ? cause.message : String(errorCode(cause) ?? cause);
}

/** The cause's code, such as `23505` or `ECONNREFUSED`. */
export function errorCode(error: unknown): string | undefined {
  const cause = rootCause(error);
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/** True when a row with the same unique value is already there. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Foreign keys from a row to the account that it belongs to. */
const ownerKey = /_(user_id|uploaded_by|invited_by)_users_id_fk$/;

/** True when what was to be stored belongs to an account that was deleted at this moment. */
export function belongsToDeletedUser(error: unknown): boolean {
  const cause = rootCause(error);
  const constraint = cause instanceof Error && 'constraint' in cause ? String(cause.constraint) : '';
  return errorCode(error) === '23503' && ownerKey.test(constraint);
}
