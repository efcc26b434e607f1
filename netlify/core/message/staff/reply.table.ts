import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { messages } from '../message.table.ts';

/** What the studio wrote back by mail. The mail itself is in the outbox, under the key that names the reply. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Names the one press of the button: the same key again is the same reply. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The id of who wrote it; their account may be gone by now. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('message_replies_once').on(table.messageId, table.idempotencyKey)],
);

export type MessageReply = typeof messageReplies.$inferSelect;
