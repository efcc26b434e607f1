import { isNotNull, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { messageStatuses } from '#src/domain/message/message-list.ts';
import { users } from '../account/account.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { inRange, knownWord } from '../checks.ts';
import { clientColumn } from '../client/client.table.ts';
import { knownLanguage, languageColumn } from '../language-column.ts';

/** Messages from visitors. The database maintains `search`, the words staff find them by. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text({ enum: messageStatuses }).notNull().default('open'),
    assignee: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Snoozed until this day, when it reappears without any job. */
    snoozedUntil: date('snoozed_until'),
    clientId: clientColumn(),
    /** Booking the client asks about, from its page; null for a message of its own. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Empty when the visitor gave only a phone. */
    email: text().notNull(),
    /** As typed; empty when none was given. */
    phone: text().notNull(),
    language: languageColumn(),
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
    index('messages_client').on(table.clientId),
    index('messages_phone_key').on(sql`phone_key(${table.phone})`),
    index('messages_email').on(sql`lower(${table.email})`),
    index('messages_booking').on(table.bookingId).where(isNotNull(table.bookingId)),
    knownWord(table.status, messageStatuses),
    knownLanguage(table.language),
    inRange(table.version, 1),
  ],
);

/** Tokens of the links in text messages, which open a conversation; stored only as SHA-256. */
export const messageKeys = pgTable(
  'message_keys',
  {
    tokenHash: text('token_hash').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('message_keys_message').on(table.messageId)],
);

export type Message = typeof messages.$inferSelect;
