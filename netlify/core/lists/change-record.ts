import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
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
    const current = await readRecord(list, tx, id, true);
    if (current === undefined) throw new ProblemError(404, 'This record is not there any more.');
    if (current.version !== version) {
      throw new ProblemError(409, 'Somebody changed this meanwhile. Please look at it as it is now.', {
        extra: { current },
      });
    }
    await apply(tx, current);
    return (await readRecord(list, tx, id)) ?? current;
  });
}
