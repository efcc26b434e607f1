import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { inRange } from '../checks.ts';

/** Tasks of jobs, made once per line from `content/tasks.json`; a job is at its first open one. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id')
      .notNull()
      .references(() => bookingLines.id, { onDelete: 'cascade' }),
    /** Id of the task in `content/tasks.json`: `prepare`, `shoot`. */
    template: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** Negative before the session; null when the day counts from the confirmation instead. */
    daysFromSession: integer('days_from_session'),
    /** `YYYY-MM-DD` in Kigali; null while the session has no day. */
    dueDay: date('due_day', { mode: 'string' }),
    /** True once staff set the day: moving the session no longer moves it. */
    dueDayChanged: boolean('due_day_changed').notNull().default(false),
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** User id of the member of staff; null while open. */
    doneBy: text('done_by'),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('tasks_once').on(table.lineId, table.template),
    check('tasks_done_by_someone', sql`(${table.doneAt} is null) = (${table.doneBy} is null)`),
    inRange(table.position, 0),
    inRange(table.version, 1),
    index('tasks_booking').on(table.bookingId, table.position),
    index('tasks_open')
      .on(sql`coalesce(${table.dueDay}, 'infinity'::date)`, table.id)
      .where(sql`${table.doneAt} is null`),
    index('tasks_assignee')
      .on(table.assignee, sql`coalesce(${table.dueDay}, 'infinity'::date)`, table.id)
      .where(sql`${table.doneAt} is null`),
    index('tasks_falling').on(sql`coalesce(${table.dueDay}, '-infinity'::date)`, table.id),
  ],
);
