import { db, type Transaction } from '../database.ts';
import { conflict, ProblemError } from '../errors.ts';
import { type List, readRecord } from './list.ts';

export interface VersionedRecord {
  id: string;
  version: number;
}

interface Change<Row> {
  /** Takes locks that must come before the record’s. */
  before?: (tx: Transaction) => Promise<void>;
  apply: (tx: Transaction, current: Row) => Promise<void>;
}

/** Changes a locked record. Throws ProblemError 404, or 409 with the current record if stale. */
export async function changeRecord<Row extends VersionedRecord>(
  list: List<Row>,
  { id, version }: VersionedRecord,
  { before, apply }: Change<Row>,
): Promise<Row> {
  return db().transaction(async (tx) => {
    await before?.(tx);
    const current = await lockRecord(list, tx, id);
    requireVersion(current, version);
    await apply(tx, current);
    return (await readRecord(list, tx, id)) ?? current;
  });
}

/** Locks a record until the transaction ends. Throws ProblemError 404. */
export async function lockRecord<Row>(list: List<Row>, tx: Transaction, id: string): Promise<Row> {
  const current = await readRecord(list, tx, id, true);
  if (current === undefined) throw new ProblemError(404, 'This record no longer exists.');
  return current;
}

/** Throws ProblemError 409 with the current record if `version` is stale. */
export function requireVersion(current: VersionedRecord, version: number): void {
  if (current.version !== version) throw changedSince(current);
}

export function changedSince(current: object): ProblemError {
  const sentence = 'This has changed since you opened it. Please look at it as it is now.';
  return conflict(sentence, current);
}
