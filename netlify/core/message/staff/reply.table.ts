import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { messages } from '../message.table.ts';

/** Key in the outbox of the email or text message that brings a reply to the client. */
export const replyKey = (replyId: string) => `message-reply:${replyId}`;

/** Replies to messages. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Identifies one click: the same key is the same reply. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** User id of the author, whose account may be deleted. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('message_replies_once').on(table.messageId, table.idempotencyKey)],
);

export type MessageReply = typeof messageReplies.$inferSelect;
