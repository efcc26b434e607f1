import { eq, sql } from 'drizzle-orm';
import { type MessageRow, messageListRules } from '#src/features/message/message-list.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { messages } from './message.table.ts';

const { id, name, email, phone, subject, message, status, version, createdAt } = messages;

/** The staff's list of messages. */
export const messageList = list({
  rules: messageListRules,
  table: messages,
  id,
  columns: { id, name, email, phone, subject, message, status, version, createdAt },
  sorts: { createdAt, name },
  filters: {
    status: (wanted) => eq(status, wanted),
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`${messages}.search @@ ${words}`,
  rows: (found): MessageRow[] => found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  csv: {
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Subject: (row) => row.subject,
    Message: (row) => row.message,
    Status: (row) => row.status,
    Received: (row) => new Date(row.createdAt),
  },
});
