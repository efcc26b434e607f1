import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { resourceKinds } from '#src/domain/resource/resource.ts';
import { users } from '../account/account.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { inRange, knownWord } from '../checks.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People, cameras, rooms and cars that sessions need. */
export const resources = pgTable(
  'resources',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: resourceKinds }).notNull(),
    name: text().notNull(),
    /** Services it can do (`photography`); empty for any. */
    services: text().array().notNull().default(sql`'{}'`),
    /** Account of the member of staff, which makes its tasks and sessions “mine”. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Sort key: people first, then by name. */
    byKind: text('by_kind')
      .notNull()
      .generatedAlwaysAs(
        sql`case kind when 'person' then '1' when 'camera' then '2' when 'room' then '3' when 'car' then '4' else '5' end || lower(name)`,
      ),
    retiredAt: instant('retired_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    knownWord(table.kind, resourceKinds),
    check('resources_name', sql`${table.name} <> ''`),
    check('resources_account_of_person', sql`${table.userId} is null or ${table.kind} = 'person'`),
    inRange(table.version, 1),
    uniqueIndex('resources_user').on(table.userId),
    uniqueIndex('resources_one_name')
      .on(table.kind, sql`lower(${table.name})`)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/**
 * Spans in which resources are taken, by a booking or else for a reason: an absence, a repair.
 * The database refuses two spans of one resource that overlap: constraint `assignments_no_clash`.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid().primaryKey().defaultRandom(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    /** Moment at which it is free again. */
    endsAt: instant('ends_at').notNull(),
    /** User id of the member of staff. */
    actor: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('assignments_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('assignments_for_something', sql`(${table.bookingId} is null) <> (${table.reason} = '')`),
    index('assignments_booking').on(table.bookingId),
    index('assignments_span_order').on(table.startsAt, table.endsAt),
  ],
);
