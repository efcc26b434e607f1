import type { FailedAnswer } from './failure.ts';

/** 409 body: the current record, which someone else changed meanwhile. */
export interface ChangedSince<Row> {
  current: Row;
}

/** Returns the current record from a 409; undefined for any other failure. */
export function currentIn<Row>(answer: FailedAnswer): Row | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as Partial<ChangedSince<Row>> | undefined)?.current;
}
