import { between, sql } from 'drizzle-orm';
import * as z from 'zod';
import { daysBetween } from '#src/domain/availability/calendar.ts';
import {
  maxReasonLength,
  type Period,
  periodProblems,
  type UnseenBookingsAnswer,
} from '#src/domain/availability/days.ts';
import { bookingsStaySentence } from '#src/domain/availability/staff-day-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong, line } from '#src/lib/forms/form-fields.ts';
import type { SignedIn } from '../account/sessions.ts';
import { auditAll } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { readFields } from '../read-fields.ts';
import { blockedDays } from './blocked-day.table.ts';
import { bookingsOn } from './bookings-on.ts';
import { lockDays } from './day-lock.ts';

const blockSchema = z.object({
  reason: line(
    maxReasonLength,
    'Please say why: visitors read it.',
    `Please keep the reason under ${maxReasonLength} characters.`,
  ),
  /** References of the bookings that staff have seen. */
  bookings: z.optional(z.array(z.string(), 'Please send the bookings’ references as a list.')),
});
export type BlockRequest = z.input<typeof blockSchema>;

type BlockedDay = typeof blockedDays.$inferSelect;

export interface DayChange {
  me: SignedIn;
  period: Period;
  now: Date;
}

/**
 * Blocks days or changes their reason; bookings stay. Throws ProblemError 400, 422, or 409 with
 * `bookings` if any was not named; concurrent bookings are either named or refused.
 */
export async function blockDays({ me, period, now }: DayChange, body: unknown): Promise<void> {
  requirePeriod(period, now);
  const { reason, bookings: seen = [] } = readFields(blockSchema, body);
  await db().transaction(async (tx) => {
    await lockDays(tx, period.from, period.to);
    await requireBookingsSeen(tx, period, seen);
    await block(tx, me, period, reason);
  });
}

/** Frees blocked days and returns their number. Throws ProblemError 422. */
export async function unblockDays({ me, period, now }: DayChange): Promise<number> {
  requirePeriod(period, now);
  return db().transaction(async (tx) => {
    await lockDays(tx, period.from, period.to);
    const freed = await tx.delete(blockedDays).where(inPeriod(period)).returning();
    const entries = freed.map((before) => ({
      ...auditEntry(me, 'day.unblocked', before),
      before: auditedDay(before),
    }));
    if (entries.length > 0) {
      await auditAll(tx, entries);
      dueAfterCommit(tx, 'offer-slots');
    }
    return freed.length;
  });
}

function requirePeriod(period: Period, now: Date): void {
  const fields: Record<string, string> = { ...periodProblems(period, todayInKigali(now)) };
  if (Object.keys(fields).length > 0) throw new ProblemError(422, fieldsWrong, { fields });
}

async function requireBookingsSeen(
  tx: Transaction,
  { from, to }: Period,
  seen: readonly string[],
): Promise<void> {
  const bookings = await bookingsOn(tx, from, to);
  if (bookings.every(({ reference }) => seen.includes(reference))) return;
  const references = bookings.map(({ reference }) => reference);
  throw new ProblemError(409, bookingsStaySentence(references), {
    extra: {
      bookings: bookings.map(({ reference, name }) => ({ reference, name })),
    } satisfies UnseenBookingsAnswer,
  });
}

async function block(tx: Transaction, me: SignedIn, period: Period, reason: string): Promise<void> {
  const blocked = await tx.select().from(blockedDays).where(inPeriod(period));
  const before = new Map(blocked.map((row) => [row.day, row]));
  const days = daysBetween(period.from, period.to).filter((day) => before.get(day)?.reason !== reason);
  if (days.length === 0) return;
  const rows = await tx
    .insert(blockedDays)
    .values(days.map((day) => ({ day, reason, createdBy: me.user.id })))
    .onConflictDoUpdate({
      target: blockedDays.day,
      set: { reason, createdBy: me.user.id, createdAt: sql`now()` },
    })
    .returning();
  const entries = rows.map((row) => {
    const earlier = before.get(row.day);
    const kept = earlier && { before: auditedDay(earlier) };
    return { ...auditEntry(me, 'day.blocked', row), ...kept, after: auditedDay(row) };
  });
  await auditAll(tx, entries);
}

function inPeriod({ from, to }: Period) {
  return between(blockedDays.day, from, to);
}

function auditEntry({ user }: SignedIn, action: string, { id }: BlockedDay) {
  return { actor: user.id, action, subjectId: id };
}

function auditedDay({ day, reason }: BlockedDay) {
  return { day, reason };
}
