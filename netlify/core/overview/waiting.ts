import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Overview, Waiting } from '#src/domain/overview/overview.ts';
import { applications } from '../application/application.table.ts';
import { bookings } from '../booking/booking.table.ts';
import { isInQueue, waitsSince } from '../booking/booking-queues.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { waitsForFee } from '../enrolment/waits-for-fee.ts';
import { messages } from '../message/message.table.ts';
import { isInState } from '../message/message-state.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { payments } from '../payment/payment.table.ts';
import { waitsForFollowUp } from '../payment/waits-for-follow-up.ts';

export async function readWaiting(now: Date): Promise<Overview['waiting']> {
  const inQueue = (queue: keyof typeof waitsSince) => waiting(bookings, waitsSince[queue], isInQueue(queue));
  const counts = {
    bookings: inQueue('any'),
    confirmation: inQueue('confirmation'),
    price: inQueue('price'),
    date: inQueue('date'),
    refund: inQueue('refund'),
    offer: inQueue('offer'),
    fees: waiting(enrolments, enrolments.createdAt, waitsForFee()),
    messages: waiting(messages, messages.createdAt, isInState('open', now)),
    failedPayments: waiting(payments, payments.createdAt, waitsForFollowUp()),
    applications: waiting(applications, applications.createdAt, eq(applications.status, 'received')),
    deadMails: waiting(outbox, outbox.statusSince, eq(outbox.status, 'dead')),
  };
  const read = Object.entries(counts).map(async ([of, count]) => [of, await count] as const);
  return Object.fromEntries(await Promise.all(read)) as Overview['waiting'];
}

async function waiting(table: PgTable, since: PgColumn | SQL, which: SQL | undefined): Promise<Waiting> {
  const [found] = await db()
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(${since})`.mapWith((moment) => new Date(moment).toISOString()),
    })
    .from(table)
    .where(which);
  return { count: found?.count ?? 0, oldest: found?.oldest ?? null };
}
