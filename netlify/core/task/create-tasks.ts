import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { planTasks } from '#src/domain/task/plan-tasks.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { type Booking, linesOf } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import { tasks } from './task.table.ts';
import { jobs } from './tasks-content.ts';

/** Creates the tasks that a confirmed booking’s lines lack; a second call changes nothing. */
export async function createTasks(tx: Transaction, booking: Booking, now: Date): Promise<void> {
  const { id: bookingId, status, kind, eventDate } = booking;
  if (status !== 'confirmed') return;
  const today = todayInKigali(now);
  const lines = await linesOf(tx, bookingId);
  const planned = lines.flatMap(({ id: lineId, sku }) =>
    planTasks(jobs, { sku, kind, eventDate, today }).map((task) => ({ ...task, bookingId, lineId })),
  );
  const rows = withRisingIds(planned);
  if (rows.length > 0) await tx.insert(tasks).values(rows).onConflictDoNothing();
}

/** Gives ids in the order of the work, which is how lists sort the tasks of one day. */
function withRisingIds<Task>(planned: readonly Task[]): (Task & { id: string })[] {
  const base = randomUUID().slice(0, -4);
  return planned.map((task, index) => ({ ...task, id: base + index.toString(16).padStart(4, '0') }));
}

/** Removes the open tasks of a booking that is no longer confirmed. Done ones stay in its history. */
export async function removeOpenTasks(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(tasks).where(and(eq(tasks.bookingId, bookingId), isNull(tasks.doneAt)));
}
