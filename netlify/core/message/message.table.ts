import { isNotNull, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { messageStatuses } from '#src/domain/message/message-list.ts';
import { users } from '../account/account.table.ts';
import { inRange, knownWord } from '../checks.ts';

/** Messages from visitors. The database maintains `search`, the words staff find them by. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: messageStatuses }).notNull().default('open'),
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Snoozed until this day, when it reappears without any job. */
    snoozedUntil: date('snoozed_until'),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed; empty when none was given. */
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Sentence the visitor agreed to by sending, at the time of the message. */
    consent: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_newest').on(table.createdAt, table.id),
    index('messages_status').on(table.status, table.createdAt, table.id),
    index('messages_assignee').on(table.assignee, table.createdAt, table.id),
    index('messages_snoozed').on(table.createdAt, table.id).where(isNotNull(table.snoozedUntil)),
    index('messages_name').on(sql`lower(${table.name})`, table.id),
    knownWord(table.status, messageStatuses),
    inRange(table.version, 1),
  ],
);

export type Message = typeof messages.$inferSelect;
