import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { isOutage } from '../database-outage.ts';
import { ProblemError } from '../errors.ts';
import { logError } from '../log.ts';
import { eraseRelatedRecords } from './erase-related-records.ts';

export interface Erasure {
  kind: string;
  /** Erases a batch of what is due at `now`, after the id `after`, in the transaction. */
  eraseSome(tx: Transaction, now: Date, after: string | undefined): Promise<Erased>;
}

interface Erased {
  /** Records erased; finished when both this and `failed` are 0. */
  count: number;
  /** Due records that could not be erased; the log names them. */
  failed?: number;
  last?: string | undefined;
}

type Records = PgTable & { id: PgColumn };

export interface RecordRule {
  kind: string;
  table: Records;
  isDue: (now: Date) => SQL | undefined;
  /** Erases files and dependent rows first; returns the ids of further records erased with them. */
  before?: (tx: Transaction, ids: string[]) => Promise<string[]>;
}

/** Records per transaction; small, so that a crash loses little work. */
const batchSize = 50;

/** Erases due records with their traces, leaving an anonymous audit entry for each. */
export function recordErasure(rule: RecordRule): Erasure {
  const { kind, table, isDue } = rule;
  return {
    kind,
    async eraseSome(tx, now, after) {
      const ids = await lockIds(tx, table, and(isDue(now), afterId(table, after)));
      if (ids.length === 0) return { count: 0 };
      const failed = (await tryErase(tx, rule, ids)) ? 0 : await eraseOneByOne(tx, rule, ids);
      return { count: ids.length - failed, failed, last: ids.at(-1) };
    },
  };
}

async function eraseOneByOne(tx: Transaction, rule: RecordRule, ids: string[]): Promise<number> {
  let failed = 0;
  for (const id of ids) if (!(await tryErase(tx, rule, [id]))) failed += 1;
  return failed;
}

/**
 * Erases all of these records or none, returning false on failure.
 * Throws on an outage of the database or file store, when no record is at fault.
 */
async function tryErase(tx: Transaction, rule: RecordRule, ids: string[]): Promise<boolean> {
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
  await eraseRelatedRecords(tx, [...ids, ...along]);
  await tx.delete(table).where(inArray(table.id, ids));
  const entry = { actor: 'system', action: `${kind}.erased` };
  await auditAll(
    tx,
    ids.map((subjectId) => ({ ...entry, subjectId })),
  );
}

/** Continues after the last id, so that skipped records are met once a night, not in every batch. */
function afterId(table: Records, after: string | undefined): SQL | undefined {
  return after === undefined ? undefined : gt(table.id, after);
}

/** Locks due ids, skipping rows locked elsewhere until the next night. */
async function lockIds(tx: Transaction, table: Records, due: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table as PgTable)
    .where(due)
    .orderBy(asc(table.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
