import { errorCode } from './errors.ts';

/** The database is unreachable or did not respond in time; `cause` has its error. */
export class DatabaseOutage extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseOutage';
  }
}

/** SQLSTATE: five characters with a digit, unlike network errors (EPIPE). */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Transient SQLSTATE classes: no connection (08), no resources (53), shutdown or timeout (57),
 * lock timeout, deadlock and idle in transaction.
 */
const transientStates = /^(08|53|57)|^(55P03|40P01|25P03)$/;

/** Also class 08, but a protocol violation of ours, such as too many parameters. */
const protocolViolation = '08P01';

/** True for transient errors, including any the database did not report, except our own mistakes. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || errorCode(error) === protocolViolation)
    return false;
  return !isAnswered(error) || transientStates.test(errorCode(error) ?? '');
}

/** True if the database responded, even with an error: its connection is reusable. */
export function isAnswered(error: unknown): boolean {
  return sqlState.test(errorCode(error) ?? '');
}

export function isOutage(error: unknown): boolean {
  let cause = error;
  while (cause instanceof Error && !(cause instanceof DatabaseOutage)) cause = cause.cause;
  return cause instanceof DatabaseOutage;
}
