import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import { tasks } from './task.table.ts';

/** Moves the due days of open tasks to a new session day, except those that staff changed. */
export async function shiftTasks(tx: Transaction, { id, eventDate }: Booking, now: Date): Promise<void> {
  const { bookingId, daysFromSession, dueDayChanged, doneAt } = tasks;
  const day = sql`${eventDate}::date + ${daysFromSession}`;
  await tx
    .update(tasks)
    // A null day stays null: greatest() alone would give today.
    .set({
      dueDay: sql`case when ${eventDate}::date is not null then greatest(${day}, ${todayInKigali(now)}::date) end`,
    })
    .where(and(eq(bookingId, id), isNull(doneAt), not(dueDayChanged), isNotNull(daysFromSession)));
}
