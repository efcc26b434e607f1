import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type BookingQueue, bookingQueues } from '#src/domain/booking/booking-queues.ts';
import type { Overview, Waiting } from '#src/domain/overview/overview.ts';
import { applications } from '../application/application.table.ts';
import { waitingIn } from '../booking/booking-queues.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { waitsForFee } from '../enrolment/waits-for-fee.ts';
import { messages } from '../message/message.table.ts';
import { isInState } from '../message/message-state.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { payments } from '../payment/payment.table.ts';
import { waitsForFollowUp } from '../payment/waits-for-follow-up.ts';
import { tasks } from '../task/task.table.ts';
import { isLate, lateSince } from '../task/task-list.ts';

export async function readWaiting(now: Date): Promise<Overview['waiting']> {
  const counts = {
    tasks: waiting(tasks, lateSince, isLate(now)),
    fees: waiting(enrolments, enrolments.createdAt, waitsForFee()),
    messages: waiting(messages, messages.createdAt, isInState('open', now)),
    failedPayments: waiting(payments, payments.createdAt, waitsForFollowUp()),
    applications: waiting(applications, applications.createdAt, eq(applications.status, 'received')),
    deadMails: waiting(outbox, outbox.statusSince, eq(outbox.status, 'dead')),
  };
  const read = Object.entries(counts).map(async ([of, count]) => [of, await count] as const);
  const [queues, ...others] = await Promise.all([waitingBookings(), ...read]);
  return { ...queues, ...Object.fromEntries(others) } as Overview['waiting'];
}

/** Counts each queue, and each booking in any of them once. */
async function waitingBookings(): Promise<Record<BookingQueue | 'bookings', Waiting>> {
  const queues = bookingQueues.map(
    (queue) => sql`select ${queue}::text as queue, id, since from (${waitingIn(queue)}) queued`,
  );
  const { rows } = await db().execute<{ queue: string; count: number; oldest: string | null }>(
    sql`with waiting as materialized (${sql.join(queues, sql` union all `)})
      select queue, count(*)::int as count, min(since) as oldest from waiting group by queue
      union all select 'bookings', count(distinct id)::int, min(since) from waiting`,
  );
  const found = new Map(
    rows.map(({ queue, count, oldest }) => [queue, { count, oldest: instantOf(oldest) }]),
  );
  const of = (queue: string): Waiting => found.get(queue) ?? { count: 0, oldest: null };
  const each = ['bookings', ...bookingQueues].map((queue) => [queue, of(queue)]);
  return Object.fromEntries(each) as Record<BookingQueue | 'bookings', Waiting>;
}

const instantOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

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
