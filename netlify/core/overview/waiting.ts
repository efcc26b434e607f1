import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type BookingQueue, bookingQueues } from '#src/domain/booking/booking-queues.ts';
import {
  lateBefore,
  type Waiting,
  type WaitingWork,
  type WorkKind,
} from '#src/domain/overview/waiting-work.ts';
import { applications } from '../application/application.table.ts';
import { waitingIn } from '../booking/booking-queues.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { waitsForFee } from '../enrolment/waits-for-fee.ts';
import { messages } from '../message/message.table.ts';
import { isInState } from '../message/message-state.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { payments } from '../payment/payment.table.ts';
import { paymentDifferences } from '../payment/reconcile/difference.table.ts';
import { waitsForFollowUp } from '../payment/waits-for-follow-up.ts';
import { tasks } from '../task/task.table.ts';
import { isLate, lateSince } from '../task/task-list.ts';

interface Queue {
  table: PgTable;
  since: PgColumn | SQL;
  which: SQL | undefined;
}

const instantOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** Counts the work that waits for staff, each queue as the list that it links to. */
export async function readWaiting(now: Date): Promise<WaitingWork> {
  const queues: Record<Exclude<WorkKind, BookingQueue>, Queue> = {
    fees: { table: enrolments, since: enrolments.createdAt, which: waitsForFee() },
    messages: { table: messages, since: messages.createdAt, which: isInState('open', now) },
    failedPayments: { table: payments, since: payments.createdAt, which: waitsForFollowUp() },
    applications: {
      table: applications,
      since: applications.createdAt,
      which: eq(applications.status, 'received'),
    },
    deadMessages: { table: outbox, since: outbox.statusSince, which: eq(outbox.status, 'dead') },
    differences: {
      table: paymentDifferences,
      since: paymentDifferences.createdAt,
      which: isNull(paymentDifferences.settledAt),
    },
    tasks: { table: tasks, since: lateSince, which: isLate(now) },
  };
  const read = Object.entries(queues).map(
    async ([kind, queue]) =>
      [kind, await count(queue, isLateIn(kind as WorkKind, queue.since, now))] as const,
  );
  const [bookings, ...others] = await Promise.all([waitingBookings(now), ...read]);
  return { ...bookings, ...Object.fromEntries(others) } as WaitingWork;
}

/** Counts each queue, and each booking in any of them once. */
async function waitingBookings(now: Date): Promise<Record<BookingQueue | 'bookings', Waiting>> {
  const queues = bookingQueues.map(
    (queue) =>
      sql`select ${queue}::text as queue, id, since, ${isLateIn(queue, sql`since`, now)} as late from (${waitingIn(queue)}) queued`,
  );
  const { rows } = await db().execute<{ queue: string; count: number; oldest: string | null; late: number }>(
    sql`with waiting as materialized (${sql.join(queues, sql` union all `)})
      select queue, count(*)::int as count, min(since) as oldest, count(*) filter (where late)::int as late from waiting group by queue
      union all select 'bookings', count(distinct id)::int, min(since), count(distinct id) filter (where late)::int from waiting`,
  );
  const found = new Map(
    rows.map(({ queue, oldest, ...counts }) => [queue, { ...counts, oldest: instantOf(oldest) }]),
  );
  const of = (queue: string): Waiting => found.get(queue) ?? { count: 0, oldest: null, late: 0 };
  const each = ['bookings', ...bookingQueues].map((queue) => [queue, of(queue)]);
  return Object.fromEntries(each) as Record<BookingQueue | 'bookings', Waiting>;
}

function isLateIn(kind: WorkKind, since: PgColumn | SQL, now: Date): SQL {
  const limit = lateBefore(kind, now);
  return limit === undefined ? sql`false` : sql`${since} < ${limit.toISOString()}::timestamptz`;
}

async function count({ table, since, which }: Queue, late: SQL): Promise<Waiting> {
  const [found] = await db()
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(${since})`.mapWith(instantOf),
      late: sql<number>`count(*) filter (where ${late})::int`,
    })
    .from(table)
    .where(which);
  return found ?? { count: 0, oldest: null, late: 0 };
}
