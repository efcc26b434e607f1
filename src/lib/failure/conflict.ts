import type { FailedAnswer } from './failure.ts';

/** What an answer 409 tells beside its sentence, because someone else was quicker: the record as it is now. */
export interface ChangedSince<Row> {
  current: Row;
}

/** The record as it is now, where a change was refused because of it. */
export function currentIn<Row>(answer: FailedAnswer): Row | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as Partial<ChangedSince<Row>> | undefined)?.current;
}
