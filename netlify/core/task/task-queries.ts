import { asc, eq } from 'drizzle-orm';
import type { BookingTask } from '#src/domain/task/task.ts';
import { users } from '../account/account.table.ts';
import { bookingLines } from '../booking/booking.table.ts';
import type { Database, Transaction } from '../database.ts';
import { tasks } from './task.table.ts';

export async function tasksOf(connection: Database | Transaction, bookingId: string): Promise<BookingTask[]> {
  const { id, title, dueDay, doneAt, version } = tasks;
  const found = await connection
    .select({
      id,
      title,
      line: bookingLines.label,
      dueDay,
      assignee: { id: users.id, name: users.name },
      doneAt,
      version,
    })
    .from(tasks)
    .innerJoin(bookingLines, eq(bookingLines.id, tasks.lineId))
    .leftJoin(users, eq(users.id, tasks.assignee))
    .where(eq(tasks.bookingId, bookingId))
    .orderBy(asc(bookingLines.position), asc(tasks.position), asc(id));
  return found.map(({ doneAt, ...task }) => ({ ...task, doneAt: doneAt?.toISOString() ?? null }));
}
