import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What visitors wrote to the studio. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** As typed; empty when none was given. */
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** What the visitor agreed to by sending; the time is that of the message. */
    consent: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('messages_newest').on(table.createdAt),
    index('messages_of_sender').on(table.email, table.createdAt),
  ],
);

export type Message = typeof messages.$inferSelect;
