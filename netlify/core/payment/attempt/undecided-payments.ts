import { and, count, eq, lt, min, sql } from 'drizzle-orm';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';

/** A payment that is undecided for longer is late: a phone is answered within minutes, if at all. */
const lateMinutes = 60;

/** The payments of which nobody knows yet what became of them. */
export interface UndecidedPayments {
  count: number;
  /** When the oldest was begun (ISO instant); null when there is none. */
  oldest: string | null;
  /** So many of them were begun more than an hour ago. */
  late: number;
  /** Of those, so many that nobody has looked after for that long. */
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
