import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type TaskRow, taskListRules } from '#src/domain/task/task-list.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { weekdayOf } from '#src/lib/dates/months.ts';
import { users } from '../account/account.table.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { list } from '../lists/list.ts';
import { tasks } from './task.table.ts';

const { id, title, dueDay, assignee, doneAt, version } = tasks;

const ofBooking = sql`from ${bookings} where ${bookings.id} = ${tasks}.booking_id`;

/** The first open task of the same line. */
const stage = sql<
  string | null
>`(select other.title from ${tasks} other where other.booking_id = ${tasks}.booking_id and other.line_id = ${tasks}.line_id and other.done_at is null order by other.position limit 1)`;

const nameOf = (user: SQL) =>
  sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${user})`;

/** The expression of the index. */
const indexedDay = sql`coalesce(${dueDay}, 'infinity'::date)`;

/** Open tasks due before today. */
export function isLate(now: Date): SQL {
  return sql`${doneAt} is null and ${indexedDay} < ${todayInKigali(now)}`;
}

/** Start of the day in Kigali after the one on which a task was due. */
export const lateSince = sql`(${dueDay} + 1)::timestamp at time zone 'Africa/Kigali'`;

function isDue(when: 'today' | 'week', now: Date): SQL {
  const today = todayInKigali(now);
  const last = when === 'today' ? today : addDays(today, 6 - weekdayOf(today));
  return sql`${indexedDay} between ${today} and ${last}`;
}

export const taskList = list({
  rules: taskListRules,
  table: tasks,
  id,
  columns: {
    id,
    title,
    line: sql<string>`(select ${bookingLines.label} from ${bookingLines} where ${bookingLines.id} = ${tasks}.line_id)`,
    stage,
    bookingId: tasks.bookingId,
    booking: sql<string>`(select ${bookings.reference} ${ofBooking})`,
    client: sql<string>`(select ${bookings.name} ${ofBooking})`,
    confirmed: sql<boolean>`(select ${bookings.status} = 'confirmed' ${ofBooking})`,
    dueDay,
    assignee,
    assigneeName: nameOf(sql`${tasks}.assignee`),
    doneAt,
    doneBy: nameOf(sql`${tasks}.done_by::uuid`),
    version,
  },
  sorts: { dueDay },
  usualFilters: { done: 'false' },
  filters: {
    done: (wanted) => (wanted === 'true' ? isNotNull(doneAt) : isNull(doneAt)),
    mine: (_, me) => eq(assignee, me),
    late: () => isLate(new Date()),
    due: (when) => isDue(when, new Date()),
    assignee: (who) => (who === 'nobody' ? isNull(assignee) : eq(assignee, who)),
  },
  search: (words) =>
    sql`${tasks}.booking_id in (select ${bookings.id} from ${bookings} where ${bookings}.search @@ ${words})`,
  rows: (found): TaskRow[] => found.map((row) => ({ ...row, doneAt: row.doneAt?.toISOString() ?? null })),
  csv: {
    Task: (row) => row.title,
    Line: (row) => row.line,
    Booking: (row) => row.booking,
    Client: (row) => row.client,
    Stage: (row) => row.stage,
    Due: (row) => row.dueDay,
    'Assigned to': (row) => row.assigneeName,
    Done: (row) => row.doneAt && new Date(row.doneAt),
    'Done by': (row) => row.doneBy,
  },
});
