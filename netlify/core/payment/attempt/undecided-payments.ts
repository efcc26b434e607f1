import { and, count, eq, lt, min, sql } from 'drizzle-orm';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';

/** Minutes after which an undecided payment is late: phones respond within minutes, if at all. */
const lateMinutes = 60;

export interface UndecidedPayments {
  count: number;
  /** ISO instant at which the oldest began; null when there is none. */
  oldest: string | null;
  late: number;
  /** Late payments whose next attempt is overdue by an hour. */
  untried: number;
}

export async function undecidedPayments(): Promise<UndecidedPayments> {
  const hourAgo = sql`now() - make_interval(mins => ${lateMinutes}::int)`;
  const isLate = lt(payments.createdAt, hourAgo);
  const isOverdue = and(isLate, lt(payments.dueAt, hourAgo));
  const [row] = await db()
    .select({
      count: count(),
      oldest: min(payments.createdAt),
      late: sql<number>`(count(*) filter (where ${isLate}))::int`,
      untried: sql<number>`(count(*) filter (where ${isOverdue}))::int`,
    })
    .from(payments)
    .where(eq(payments.status, 'pending'));
  return {
    count: row?.count ?? 0,
    oldest: row?.oldest?.toISOString() ?? null,
    late: row?.late ?? 0,
    untried: row?.untried ?? 0,
  };
}
