import { aliasedTable, asc, eq, sql } from 'drizzle-orm';
import type { BookingTask } from '#src/domain/task/task.ts';
import { users } from '../account/account.table.ts';
import { bookingLines } from '../booking/booking.table.ts';
import type { Database, Transaction } from '../database.ts';
import { tasks } from './task.table.ts';

const doers = aliasedTable(users, 'doers');

/** Lists the tasks of a booking by line, in the order of the work. */
export async function tasksOf(connection: Database | Transaction, bookingId: string): Promise<BookingTask[]> {
  const { id, title, lineId, dueDay, doneAt, version } = tasks;
  const found = await connection
    .select({
      id,
      title,
      lineId,
      line: bookingLines.label,
      dueDay,
      assignee: { id: users.id, name: users.name },
      doneAt,
      doneBy: doers.name,
      version,
    })
    .from(tasks)
    .innerJoin(bookingLines, eq(bookingLines.id, tasks.lineId))
    .leftJoin(users, eq(users.id, tasks.assignee))
    .leftJoin(doers, eq(doers.id, sql`${tasks.doneBy}::uuid`))
    .where(eq(tasks.bookingId, bookingId))
    .orderBy(asc(bookingLines.position), asc(tasks.position), asc(id));
  return found.map(({ doneAt, ...task }) => ({ ...task, doneAt: doneAt?.toISOString() ?? null }));
}
