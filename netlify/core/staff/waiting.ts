import { and, eq, exists, isNull, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Overview, Waiting } from '#src/features/staff/overview/overview.ts';
import { applications } from '../application/application.table.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { messages } from '../message/message.table.ts';
import { isOwed } from '../payment/paid.ts';
import { payments } from '../payment/payment.table.ts';

const another = alias(payments, 'another');

/** What waits for the staff, and since when. */
export async function readWaiting(): Promise<Overview['waiting']> {
  const one = sql`1`;
  const unpriced = db()
    .select({ one })
    .from(bookingLines)
    .where(and(eq(bookingLines.bookingId, bookings.id), not(bookingLines.fixed)));
  const open = db()
    .select({ one })
    .from(bookings)
    .where(and(eq(bookings.id, payments.bookingId), eq(bookings.status, 'pending'), isOwed(bookings.id)));
  // The last try decides.
  const later = db()
    .select({ one })
    .from(another)
    .where(and(eq(another.bookingId, payments.bookingId), sql`${another.attempt} > ${payments.attempt}`));
  const [requests, open_, failedPayments, received, deadMails] = await Promise.all([
    waiting(
      bookings,
      bookings.createdAt,
      and(eq(bookings.status, 'pending'), isNull(bookings.agreedAt), exists(unpriced)),
    ),
    waiting(messages, messages.createdAt, eq(messages.status, 'open')),
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
