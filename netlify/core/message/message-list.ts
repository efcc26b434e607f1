import { eq, isNull, sql } from 'drizzle-orm';
import {
  type MessageRow,
  messageListRules,
  messageStateNames,
  stateOf,
} from '#src/domain/message/message-list.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { users } from '../account/account.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { messages } from './message.table.ts';
import { isInState } from './message-state.ts';

const {
  id,
  name,
  email,
  phone,
  subject,
  message,
  status,
  snoozedUntil,
  assignee,
  version,
  createdAt,
  clientId,
} = messages;
const assigneeName = sql<
  string | null
>`(select ${users.name} from ${users} where ${users.id} = ${messages}.assignee)`;
const bookingReference = sql<
  string | null
>`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${messages}.booking_id)`;

export const messageList = list({
  rules: messageListRules,
  table: messages,
  id,
  columns: {
    id,
    clientId,
    name,
    email,
    phone,
    subject,
    message,
    status,
    snoozedUntil,
    assignee,
    assigneeName,
    bookingReference,
    version,
    createdAt,
  },
  sorts: { createdAt, name },
  filters: {
    status: (wanted) => isInState(wanted, new Date()),
    assignee: (wanted, me) => (wanted === 'me' ? eq(assignee, me) : isNull(assignee)),
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`${messages}.search @@ ${words}`,
  rows(found): MessageRow[] {
    const today = todayInKigali(new Date());
    return found.map((row) => ({
      ...row,
      snoozedUntil: row.snoozedUntil !== null && row.snoozedUntil > today ? row.snoozedUntil : null,
      createdAt: row.createdAt.toISOString(),
    }));
  },
  csv: {
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Subject: (row) => row.subject,
    Message: (row) => row.message,
    Booking: (row) => row.bookingReference,
    Status: (row) => messageStateNames[stateOf(row)],
    'Snoozed until': (row) => row.snoozedUntil,
    'Assigned to': (row) => row.assigneeName,
    Received: (row) => new Date(row.createdAt),
  },
});
