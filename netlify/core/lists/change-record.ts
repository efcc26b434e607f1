import { db, type Transaction } from '../database.ts';
import { conflict, ProblemError } from '../errors.ts';
import { type List, readRecord } from './list.ts';

/** A record as a member of staff saw it. */
export interface SeenRecord {
  id: string;
  version: number;
}

/** How a record is changed. */
interface Change<Row> {
  /** Comes before the record is locked: locks that are always taken first. */
  before?: (tx: Transaction) => Promise<void>;
  /** Makes the change, in the same transaction. */
  apply: (tx: Transaction, current: Row) => Promise<void>;
}

/**
 * Changes a record that is still as it was seen, and gives it as it is then. Of two who change it at once one is first.
 * Throws ProblemError 404, or 409 with the record as it is now.
 */
export async function changeRecord<Row extends SeenRecord>(
  list: List<Row>,
  { id, version }: SeenRecord,
  { before, apply }: Change<Row>,
): Promise<Row> {
  return db().transaction(async (tx) => {
    await before?.(tx);
    const current = await lockRecord(list, tx, id);
    requireSeen(current, version);
    await apply(tx, current);
    return (await readRecord(list, tx, id)) ?? current;
  });
}

/** A record that others wait for until the transaction ends. Throws ProblemError 404. */
export async function lockRecord<Row>(list: List<Row>, tx: Transaction, id: string): Promise<Row> {
  const current = await readRecord(list, tx, id, true);
  if (current === undefined) throw new ProblemError(404, 'This record is not there any more.');
  return current;
}

/** Throws ProblemError 409, with the record as it is now, unless this version of it was seen. */
export function requireSeen(current: SeenRecord, version: number): void {
  if (current.version !== version) throw changedSince(current);
}

/** The refusal of a change to what is not as it was seen: 409 with the record as it is now. */
export function changedSince(current: object): ProblemError {
  const sentence = 'This has changed since you opened it. Please look at it as it is now.';
  return conflict(sentence, current);
}
