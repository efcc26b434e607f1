import { createHash } from 'node:crypto';
import { desc, inArray, sql } from 'drizzle-orm';
import {
  type ClosingDay,
  changeSince,
  type DayClosing,
  type MethodSums,
  totalOf,
} from '#src/domain/payment/closing/closing.ts';
import { tillSumsOf } from '#src/domain/payment/closing/till.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { actorNames } from '../../audit/history.ts';
import type { Transaction } from '../../database.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { tillEntries } from '../till/till-entry.table.ts';
import { describeTill, type StoredTillEntry, tillEntriesOf } from '../till/till-queries.ts';
import { dayClosings } from './day-closing.table.ts';
import { cashByActor, sumsOfDays } from './day-sums.ts';

type StoredClosing = typeof dayClosings.$inferSelect;

const recentDays = 60;

export async function describeDay(tx: Transaction, day: string): Promise<DayClosing> {
  const sums = (await sumsOfDays(tx, [day])).get(day) ?? [];
  const rows = await closingsOf(tx, [day]);
  const cash = await cashByActor(tx, day);
  const moved = (await tillEntriesOf(tx, [day])).get(day) ?? [];
  const nameOf = await actorNames(
    tx,
    [...rows, ...cash, ...moved].map(({ actor }) => actor),
  );
  const cashBy = cash.map(({ actor, net }) => ({ name: nameOf(actor), net }));
  const signed = rows.map(({ actor, signedAt, day: _, ...row }) => ({
    ...row,
    signedBy: nameOf(actor),
    signedAt: signedAt.toISOString(),
  }));
  return {
    day,
    version: versionOf(sums, moved, rows),
    sums,
    cashBy,
    till: tillSumsOf(moved),
    tillEntries: describeTill(moved, nameOf),
    signed,
  };
}

/** Lists the latest days with movements or sign-offs, newest first. */
export async function describeRecentDays(tx: Transaction, now: Date): Promise<ClosingDay[]> {
  const today = todayInKigali(now);
  const first = addDays(today, -recentDays);
  const { rows: found } = await tx.execute<{ day: string }>(
    sql`select ${ledgerEntries.day}::text as day from ${ledgerEntries} where ${ledgerEntries.day} between ${first} and ${today} and ${ledgerEntries.method} is not null union select ${dayClosings.day}::text from ${dayClosings} where ${dayClosings.day} between ${first} and ${today} union select ${tillEntries.day}::text from ${tillEntries} where ${tillEntries.day} between ${first} and ${today} order by day desc`,
  );
  const days = found.map(({ day }) => day);
  const sums = await sumsOfDays(tx, days);
  const rows = await closingsOf(tx, days);
  const entries = await tillEntriesOf(tx, days);
  const nameOf = await actorNames(
    tx,
    rows.map(({ actor }) => actor),
  );
  return days.map((day) => {
    const now = { sums: sums.get(day) ?? [], till: tillSumsOf(entries.get(day) ?? []) };
    const newest = rows.find((row) => row.day === day);
    return {
      day,
      net: totalOf(now.sums).net,
      signed: newest ? { signedBy: nameOf(newest.actor), signedAt: newest.signedAt.toISOString() } : null,
      change: newest ? changeSince(now, newest) : null,
    };
  });
}

async function closingsOf(tx: Transaction, days: string[]): Promise<StoredClosing[]> {
  if (days.length === 0) return [];
  return tx
    .select()
    .from(dayClosings)
    .where(inArray(dayClosings.day, days))
    .orderBy(desc(dayClosings.day), desc(dayClosings.round));
}

function versionOf(
  sums: readonly MethodSums[],
  till: readonly StoredTillEntry[],
  { length }: readonly StoredClosing[],
): string {
  const seen = JSON.stringify([sums, till.map(({ id }) => id)]);
  const digest = createHash('sha256').update(seen).digest('base64url').slice(0, 12);
  return `${length}.${digest}`;
}
