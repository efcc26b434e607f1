import { and, asc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { bookings } from '../booking/booking.table.ts';
import { lockBooking } from '../booking/booking-queries.ts';
import { db } from '../database.ts';
import { eachInBatches } from '../job/each-in-batches.ts';
import type { TimeLeft } from '../job/time-left.ts';
import { logError } from '../log.ts';
import { createTasks } from './create-tasks.ts';
import { tasks } from './task.table.ts';

/** Gives tasks to confirmed sessions ahead that have none: those confirmed before there were tasks. */
export async function createMissingTasks(now: Date, timeLeft?: TimeLeft): Promise<void> {
  await eachInBatches(
    (after, limit) => withoutTasks(todayInKigali(now), after, limit),
    async (id) => {
      try {
        await db().transaction(async (tx) => {
          const booking = await lockBooking(tx, id);
          if (booking !== undefined) await createTasks(tx, booking, now);
        });
      } catch (error) {
        // One failing booking must not block the others; the next run retries it.
        logError('The tasks of a booking could not be created.', error, { bookingId: id });
      }
    },
    timeLeft,
  );
}

async function withoutTasks(today: string, after: string, limit: number): Promise<string[]> {
  const itsTasks = db().select({ one: sql`1` }).from(tasks).where(eq(tasks.bookingId, bookings.id));
  const isAhead = and(eq(bookings.status, 'confirmed'), gte(bookings.eventDate, today));
  const found = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(gt(bookings.id, after), isAhead, notExists(itsTasks)))
    .orderBy(asc(bookings.id))
    .limit(limit);
  return found.map(({ id }) => id);
}
