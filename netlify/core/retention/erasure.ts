import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { isOutage } from '../database-outage.ts';
import { ProblemError } from '../errors.ts';
import { logError } from '../log.ts';
import { eraseTraces } from './erase-traces.ts';

/** Something that is kept for a time only. */
export interface Erasure {
  /** What is erased, in one word: `message`. */
  kind: string;
  /** Erases some of what is due at `now`, within the transaction. */
  eraseSome(tx: Transaction, now: Date, after: string | undefined): Promise<Erased>;
}

/** What one transaction erased. */
interface Erased {
  /** How many. Nothing is left once it is 0 and nothing stayed. */
  count: number;
  /** How many were due and could not be erased, which the log names. */
  stayed?: number;
  /** The last id, behind which the next transaction goes on. */
  last?: string | undefined;
}

/** A table whose rows have an id. */
type Records = PgTable & { id: PgColumn };

/** How one kind of record is found and removed. */
export interface RecordRule {
  kind: string;
  table: Records;
  /** Which rows are due at `now`. */
  isDue: (now: Date) => SQL | undefined;
  /** What goes before the rows themselves, such as files and dependent rows. Gives the ids of records that go along. */
  before?: (tx: Transaction, ids: string[]) => Promise<string[]>;
}

/** So many are erased in one transaction: a crash in between loses none of what the earlier ones did. */
const batchSize = 50;

/** Erases records of one table together with all that is about them, and leaves an entry in the audit that names nobody. */
export function recordErasure(rule: RecordRule): Erasure {
  const { kind, table, isDue } = rule;
  return {
    kind,
    async eraseSome(tx, now, after) {
      const ids = await holdIds(tx, table, and(isDue(now), behind(table, after)));
      if (ids.length === 0) return { count: 0 };
      const stayed = (await isErased(tx, rule, ids)) ? 0 : await eraseOneByOne(tx, rule, ids);
      return { count: ids.length - stayed, stayed, last: ids.at(-1) };
    },
  };
}

/** A record that cannot go keeps no other from going. Gives how many stayed. */
async function eraseOneByOne(tx: Transaction, rule: RecordRule, ids: string[]): Promise<number> {
  let stayed = 0;
  for (const id of ids) if (!(await isErased(tx, rule, [id]))) stayed += 1;
  return stayed;
}

/** Erases these records or none of them; false when that fails. Throws when database or file store are away: no record is at fault. */
async function isErased(tx: Transaction, rule: RecordRule, ids: string[]): Promise<boolean> {
  try {
    await tx.transaction((part) => eraseRecords(part, rule, ids));
    return true;
  } catch (error) {
    if (isOutage(error) || error instanceof ProblemError) throw error;
    if (ids.length === 1)
      logError('A record that was due could not be erased.', error, { kind: rule.kind, id: ids[0] });
    return false;
  }
}

async function eraseRecords(tx: Transaction, { kind, table, before }: RecordRule, ids: string[]) {
  const along = (await before?.(tx, ids)) ?? [];
  await eraseTraces(tx, [...ids, ...along]);
  await tx.delete(table).where(inArray(table.id, ids));
  const entry = { actor: 'system', action: `${kind}.erased` };
  await auditAll(
    tx,
    ids.map((subjectId) => ({ ...entry, subjectId })),
  );
}

/** Whatever is not due, or held by another, is passed once in a night and not with every batch. */
function behind(table: Records, after: string | undefined): SQL | undefined {
  return after === undefined ? undefined : gt(table.id, after);
}

/** Skips what another transaction holds: its turn comes tomorrow. */
async function holdIds(tx: Transaction, table: Records, due: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(due)
    .orderBy(asc(table.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
