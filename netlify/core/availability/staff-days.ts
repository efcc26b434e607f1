import { asc, eq, gte, sql } from 'drizzle-orm';
import { closedReason, daysBetween } from '#src/domain/availability/calendar.ts';
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import {
  type BlockedPeriod,
  mergePeriods,
  type StaffDay,
  type StaffMonth,
} from '#src/domain/availability/days.ts';
import { fieldsOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { exhaustedServices } from '#src/domain/availability/services/day-services.ts';
import { users } from '../account/account.table.ts';
import { db } from '../database.ts';
import { bookableSpanOf } from './availability.ts';
import { blockedDays } from './blocked-day.table.ts';
import { bookableSpan } from './bookable-span.ts';
import { bookingsOn } from './bookings-on.ts';
import { calendarNow } from './calendar-shelf.ts';
import { servicesReader, servicesTaken } from './services-taken.ts';

/** Reads a month’s bookable days with bookings and blocks. Throws ProblemError 422. */
export async function staffMonth(month: string, now: Date): Promise<StaffMonth> {
  const span = bookableSpanOf(month, now);
  const calendar = await calendarNow(db());
  const days = span === undefined ? [] : await staffDays(calendar, span.first, span.last);
  const { capacity, serviceCapacity } = calendar;
  return { capacity, serviceCapacity, opening: fieldsOf(calendar), days };
}

async function staffDays(calendar: StudioCalendar, first: string, last: string): Promise<StaffDay[]> {
  const booked = Map.groupBy(await bookingsOn(db(), first, last), ({ day }) => day);
  const taken = await servicesTaken(db(), first, last, await servicesReader(db()));
  const blocks = new Map((await blocksFrom(first)).map(({ day, ...block }) => [day, block]));
  return daysBetween(first, last).map((day) => ({
    day,
    holiday: closedReason(calendar, day),
    block: blocks.get(day),
    full: exhaustedServices(calendar.serviceCapacity, taken.get(day)),
    bookings: (booked.get(day) ?? []).map(({ reference, name }) => ({ reference, name })),
  }));
}

export async function blockedPeriods(now: Date): Promise<BlockedPeriod[]> {
  return mergePeriods(await blocksFrom(bookableSpan(now).first));
}

/** Reads without an upper bound: nothing is blocked beyond the bookable days. */
async function blocksFrom(first: string) {
  const rows = await db()
    .select({
      day: blockedDays.day,
      reason: blockedDays.reason,
      by: users.name,
      at: blockedDays.createdAt,
    })
    .from(blockedDays)
    .leftJoin(users, eq(sql`${users.id}::text`, blockedDays.createdBy))
    .where(gte(blockedDays.day, first))
    .orderBy(asc(blockedDays.day));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
