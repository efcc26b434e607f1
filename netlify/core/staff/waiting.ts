import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Overview, Waiting } from '#src/features/staff/overview/overview.ts';
import { applications } from '../application/application.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { waitsForDate } from '../booking/waits-for-date.ts';
import { waitsForPrice } from '../booking/waits-for-price.ts';
import { db } from '../database.ts';
import { outboxMails } from '../mail/outbox.table.ts';
import { messages } from '../message/message.table.ts';
import { isInState } from '../message/message-state.ts';
import { payments } from '../payment/payment.table.ts';
import { waitsForFollowUp } from '../payment/waits-for-follow-up.ts';

/** What waits for the staff, and since when. */
export async function readWaiting(): Promise<Overview['waiting']> {
  const [requests, dates, open_, failedPayments, received, deadMails] = await Promise.all([
    waiting(bookings, bookings.createdAt, waitsForPrice()),
    waiting(bookings, bookings.createdAt, waitsForDate()),
    waiting(messages, messages.createdAt, isInState('open', new Date())),
    waiting(payments, payments.createdAt, waitsForFollowUp()),
    waiting(applications, applications.createdAt, eq(applications.status, 'received')),
    waiting(outboxMails, outboxMails.statusSince, eq(outboxMails.status, 'dead')),
  ]);
  return { requests, dates, messages: open_, failedPayments, applications: received, deadMails };
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
