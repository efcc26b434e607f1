import { and, asc, count, eq, gte, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { firstOfferDay } from '#src/domain/waiting-list/offer-hours.ts';
import type { MyWaitingPlace } from '#src/domain/waiting-list/waiting-list.ts';
import type { Database, Transaction } from '../database.ts';
import { waitingList } from './waiting-list.table.ts';

export type Waiting = typeof waitingList.$inferSelect;

/** Matches clients who wait: neither offered a slot yet, nor off the list. */
export function stillWaits(): SQL | undefined {
  return and(isNull(waitingList.offeredAt), isNull(waitingList.leftAt));
}

export function stateOf({
  offeredAt,
  leftAt,
}: Pick<Waiting, 'offeredAt' | 'leftAt'>): MyWaitingPlace['state'] {
  if (offeredAt !== null) return 'offered';
  return leftAt === null ? 'waiting' : 'left';
}

/** Reads who waits for a day, the first of them first. */
export async function waitingFor(
  connection: Database | Transaction,
  day: string,
  except: readonly string[] = [],
): Promise<Waiting[]> {
  return connection
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.day, day), stillWaits(), notInArray(waitingList.id, [...except])))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id));
}

/** Counts a client's place, from 1. */
export async function positionOf(
  connection: Database | Transaction,
  { id, day }: Pick<Waiting, 'id' | 'day'>,
): Promise<number> {
  // Compared in the database, whose times are finer than a Date.
  const before = sql`(${waitingList.createdAt}, ${waitingList.id}) <= (select w.created_at, w.id from ${waitingList} w where w.id = ${id})`;
  const [found] = await connection
    .select({ position: count() })
    .from(waitingList)
    .where(and(eq(waitingList.day, day), stillWaits(), before));
  return found?.position ?? 1;
}

/** Takes a client off the list, and returns the day; undefined if the client no longer waits. */
export async function endWait(tx: Transaction, id: string, now: Date): Promise<string | undefined> {
  const [left] = await tx
    .update(waitingList)
    .set({ leftAt: now })
    .where(and(eq(waitingList.id, id), stillWaits()))
    .returning({ day: waitingList.day });
  return left?.day;
}

/** Lists the days that can still be offered and for which someone waits. */
export async function waitedDays(connection: Database | Transaction, now: Date): Promise<string[]> {
  const found = await connection
    .selectDistinct({ day: waitingList.day })
    .from(waitingList)
    .where(and(gte(waitingList.day, firstOfferDay(now)), stillWaits()))
    .orderBy(asc(waitingList.day));
  return found.map(({ day }) => day);
}
