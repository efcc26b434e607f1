import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type ClientEvent, mostEvents } from '#src/domain/client/client-detail.ts';
import { applications } from '../application/application.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import type { Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { messages } from '../message/message.table.ts';
import { messageReplies } from '../message/staff/reply.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { waitingList } from '../waiting-list/waiting-list.table.ts';
import { stateOf } from '../waiting-list/waiting-queries.ts';
import { clientKeys } from './client.table.ts';
import { clientRecords } from './client-records.ts';

type Event = Pick<ClientEvent, 'kind' | 'id' | 'title'> & Partial<ClientEvent> & { moment: Date };

/** Reads the newest events of these clients, who are one person. */
export async function timelineOf(tx: Transaction, clientIds: string[]): Promise<ClientEvent[]> {
  const events = [
    ...(await bookingEvents(tx, clientIds)),
    ...(await moneyEvents(tx, clientIds)),
    ...(await conversationEvents(tx, clientIds)),
    ...(await formEvents(tx, clientIds)),
    ...(await waitingEvents(tx, clientIds)),
    ...(await outboxEvents(tx, clientIds)),
  ];
  return events
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime())
    .slice(0, mostEvents)
    .map(({ moment, ...event }) => ({
      text: '',
      status: null,
      amount: null,
      reference: null,
      eventDate: null,
      ...event,
      at: moment.toISOString(),
    }));
}

async function bookingEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const { id, kind, reference, status, eventDate, total, createdAt } = bookings;
  const found = await tx
    .select({
      id,
      of: kind,
      title: sql<string>`coalesce((select ${bookingLines.label} from ${bookingLines} where ${bookingLines.bookingId} = ${bookings}.id order by ${bookingLines.position} limit 1), '')`,
      reference,
      status,
      eventDate,
      amount: total,
      moment: createdAt,
    })
    .from(bookings)
    .where(inArray(bookings.clientId, clientIds))
    .orderBy(desc(createdAt))
    .limit(mostEvents);
  return found.map(({ of, ...row }) => ({ ...row, kind: of === 'fee' ? 'fee' : 'booking' }));
}

/** Reads payments and refunds; a reversed one appears again with the opposite amount. */
async function moneyEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const { method, amount, writtenAt, account, entryId } = ledgerEntries;
  const undone = sql`(select e.kind from ${ledgerEntries} e where e.id = ${entryId})`;
  const found = await tx
    .select({
      id: bookings.id,
      title: sql<string>`${method}`,
      reference: bookings.reference,
      refund: sql<boolean>`coalesce(${undone}, ${ledgerEntries.kind}) = 'refund'`,
      amount,
      moment: writtenAt,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(and(inArray(bookings.clientId, clientIds), isNotNull(method), ne(account, 'fees')))
    .orderBy(desc(writtenAt))
    .limit(mostEvents);
  return found.map(({ refund, amount: change, ...row }) => ({
    ...row,
    kind: refund ? 'refund' : 'payment',
    amount: refund ? change : -change,
  }));
}

/** Reads messages, and replies to them and to bookings. */
async function conversationEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const received = await tx
    .select({
      id: messages.id,
      title: messages.subject,
      text: messages.message,
      status: messages.status,
      reference: bookings.reference,
      moment: messages.createdAt,
    })
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .where(inArray(messages.clientId, clientIds))
    .orderBy(desc(messages.createdAt))
    .limit(mostEvents);
  const replies = await tx
    .select({
      id: messages.id,
      title: messages.subject,
      text: messageReplies.text,
      moment: messageReplies.createdAt,
    })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(inArray(messages.clientId, clientIds))
    .orderBy(desc(messageReplies.createdAt))
    .limit(mostEvents);
  const toBookings = await tx
    .select({
      id: bookings.id,
      title: bookings.reference,
      text: sql<string>`coalesce(${auditEntries.after} ->> 'reply', '')`,
      reference: bookings.reference,
      moment: auditEntries.at,
    })
    .from(auditEntries)
    .innerJoin(bookings, eq(bookings.id, auditEntries.subjectId))
    .where(and(inArray(bookings.clientId, clientIds), eq(auditEntries.action, 'booking.replied')))
    .orderBy(desc(auditEntries.at))
    .limit(mostEvents);
  return [
    ...received.map((row): Event => ({ kind: 'message', ...row })),
    ...[...replies, ...toBookings].map((row): Event => ({ kind: 'reply', ...row })),
  ];
}

async function formEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const enrolled = await tx
    .select({
      id: enrolments.id,
      title: enrolments.className,
      status: enrolments.status,
      moment: enrolments.createdAt,
    })
    .from(enrolments)
    .where(inArray(enrolments.clientId, clientIds));
  const applied = await tx
    .select({
      id: applications.id,
      title: applications.programmeTitle,
      status: applications.status,
      moment: applications.createdAt,
    })
    .from(applications)
    .where(inArray(applications.clientId, clientIds));
  const subscribed = await tx
    .select({
      id: subscribers.id,
      title: subscribers.email,
      status: subscribers.status,
      moment: subscribers.createdAt,
    })
    .from(subscribers)
    .where(inArray(subscribers.clientId, clientIds));
  return [
    ...enrolled.map((row): Event => ({ kind: 'enrolment', ...row })),
    ...applied.map((row): Event => ({ kind: 'application', ...row })),
    ...subscribed.map((row): Event => ({ kind: 'subscription', ...row })),
  ];
}

async function waitingEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const { id, day, createdAt, offeredAt, leftAt } = waitingList;
  const found = await tx
    .select({
      id,
      eventDate: day,
      offeredAt,
      leftAt,
      reference: bookings.reference,
      moment: createdAt,
    })
    .from(waitingList)
    .leftJoin(bookings, eq(bookings.id, waitingList.bookingId))
    .where(inArray(waitingList.clientId, clientIds))
    .orderBy(desc(createdAt))
    .limit(mostEvents);
  return found.map(({ offeredAt, leftAt, ...row }) => ({
    kind: 'waiting',
    title: '',
    status: stateOf({ offeredAt, leftAt }),
    ...row,
  }));
}

/** Reads emails and texts about their records that went to them, not those to the studio. */
async function outboxEvents(tx: Transaction, clientIds: string[]): Promise<Event[]> {
  const records = tx
    .select({ id: clientRecords.id })
    .from(clientRecords)
    .where(inArray(clientRecords.clientId, clientIds));
  const addresses = sql`select ${clientKeys.value} from ${clientKeys} where ${inArray(clientKeys.clientId, clientIds)} union all select unnest(array[${clientRecords.phone}, ${clientRecords.email}]) from ${clientRecords} where ${inArray(clientRecords.clientId, clientIds)}`;
  const found = await tx
    .select({
      id: outbox.id,
      channel: outbox.channel,
      title: outbox.subject,
      status: sql<string>`coalesce(${outbox.delivery}, ${outbox.status})`,
      reference: bookings.reference,
      moment: outbox.createdAt,
    })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, outbox.subjectId))
    .where(and(inArray(outbox.subjectId, records), sql`lower(${outbox.recipient}) in (${addresses})`))
    .orderBy(desc(outbox.createdAt))
    .limit(mostEvents);
  return found.map(({ channel, ...row }) => ({ kind: channel === 'sms' ? 'text' : 'mail', ...row }));
}
