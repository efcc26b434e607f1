import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Overview, Waiting } from '#src/features/staff/overview/overview.ts';
import { applications } from '../application/application.table.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { messages } from '../message/message.table.ts';
import { isInState } from '../message/message-state.ts';
import { chargedOf, paidOf } from '../payment/paid.ts';
import { payments } from '../payment/payment.table.ts';

const another = alias(payments, 'another');

/** What waits for the staff, and since when. */
export async function readWaiting(): Promise<Overview['waiting']> {
  const one = sql`1`;
  // Asked of each pending booking, which are few: `exists` would read the lines of all.
  const unpriced = sql`${bookings.agreedAt} is null and not (select bool_and(${bookingLines.fixed}) from ${bookingLines} where ${bookingLines.bookingId} = ${bookings.id})`;
  const unpaid = sql`${paidOf(bookings.id)} < ${chargedOf(bookings.id)}`;
  const open = db()
    .select({ one })
    .from(bookings)
    .where(and(eq(bookings.id, payments.bookingId), eq(bookings.status, 'pending'), unpaid));
  // The last try decides.
  const later = db()
    .select({ one })
    .from(another)
    .where(and(eq(another.bookingId, payments.bookingId), sql`${another.attempt} > ${payments.attempt}`));
  const [requests, open_, failedPayments, received, deadMails] = await Promise.all([
    waiting(bookings, bookings.createdAt, and(eq(bookings.status, 'pending'), unpriced)),
    waiting(messages, messages.createdAt, isInState('open', new Date())),
    waiting(payments, payments.createdAt, and(eq(payments.status, 'failed'), exists(open), notExists(later))),
    waiting(applications, applications.createdAt, eq(applications.status, 'received')),
    waiting(outboxMails, outboxMails.statusSince, eq(outboxMails.status, 'dead')),
  ]);
  return { requests, messages: open_, failedPayments, applications: received, deadMails };
}

async function waiting(table: PgTable, since: PgColumn, which: SQL | undefined): Promise<Waiting> {
  const [found] = await db()
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(${since})`.mapWith((moment) => new Date(moment).toISOString()),
    })
    .from(table)
    .where(which);
  return { count: found?.count ?? 0, oldest: found?.oldest ?? null };
}
