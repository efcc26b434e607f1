import { errorCode } from './errors.ts';

/** The database cannot be reached, or did not answer in time; what it said stands in the cause. */
export class DatabaseOutage extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseOutage';
  }
}

/** Five characters with which the database itself says what is wrong; unlike those of the network (EPIPE), they hold a digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/**
 * Classes of them that blame no request: no connection (08), none left (53), shutting down or asked for too long (57), and a
 * lock, a deadlock or a pause within a transaction that lasted too long.
 */
const passing = /^(08|53|57)|^(55P03|40P01|25P03)$/;

/** Also of class 08, but said of a question that breaks the protocol, such as one of too many values. */
const ourFault = '08P01';

/**
 * True for what another try in a moment may not meet: also everything that the database did not say itself, but for our own
 * mistakes in asking.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || errorCode(error) === ourFault)
    return false;
  return !isAnswered(error) || passing.test(errorCode(error) ?? '');
}

/** True when the database answered, if only to refuse: its connection can be used again. */
export function isAnswered(error: unknown): boolean {
  return sqlState.test(errorCode(error) ?? '');
}

/** True when the database’s absence is behind an error, however often it was wrapped. */
export function isOutage(error: unknown): boolean {
  let cause = error;
  while (cause instanceof Error && !(cause instanceof DatabaseOutage)) cause = cause.cause;
  return cause instanceof DatabaseOutage;
}
