import { asc, inArray } from 'drizzle-orm';
import type { TillEntry } from '#src/domain/payment/closing/till.ts';
import type { Transaction } from '../../database.ts';
import { tillEntries } from './till-entry.table.ts';

export type StoredTillEntry = typeof tillEntries.$inferSelect;

/** Reads the entries of these days, oldest first; days without any are absent. */
export async function tillEntriesOf(
  tx: Transaction,
  days: string[],
): Promise<Map<string, StoredTillEntry[]>> {
  if (days.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(tillEntries)
    .where(inArray(tillEntries.day, days))
    .orderBy(asc(tillEntries.writtenAt), asc(tillEntries.id));
  return Map.groupBy(rows, ({ day }) => day);
}

export function describeTill(
  entries: readonly StoredTillEntry[],
  nameOf: (actor: string) => string,
): TillEntry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.map(({ day: _, actor, writtenAt, ...entry }) => ({
    ...entry,
    actor: nameOf(actor),
    writtenAt: writtenAt.toISOString(),
    reversed: reversed.has(entry.id),
  }));
}
