import { and, count, eq, min, or, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { outbox } from './outbox.table.ts';

/** Minutes after which a waiting email is late: most are sent within one. */
const lateMinutes = 10;

/** Minutes without an attempt that show that no job runs: the sweep runs every 30 minutes. */
const untriedMinutes = 45;

export interface OutboxState {
  waiting: number;
  /** ISO instant since when the oldest has waited; null when none waits. */
  oldest: string | null;
  late: number;
  untried: number;
  /** Given up, and not handled by the staff yet. */
  dead: number;
}

export async function outboxState(): Promise<OutboxState> {
  const isLate = sql`${outbox.statusSince} < now() - make_interval(mins => ${lateMinutes}::int)`;
  const isUntried = sql`${outbox.tries} = 0 and ${outbox.statusSince} < now() - make_interval(mins => ${untriedMinutes}::int)`;
  const rows = await db()
    .select({
      status: outbox.status,
      count: count(),
      oldest: min(outbox.statusSince),
      late: sql<number>`(count(*) filter (where ${isLate}))::int`,
      untried: sql<number>`(count(*) filter (where ${isUntried}))::int`,
    })
    .from(outbox)
    .where(
      // A text message may wait for the morning; its age, not an alarm, ends the wait.
      or(eq(outbox.status, 'dead'), and(eq(outbox.channel, 'mail'), eq(outbox.status, 'waiting'))),
    )
    .groupBy(outbox.status);
  const [waiting, dead] = (['waiting', 'dead'] as const).map((status) =>
    rows.find((row) => row.status === status),
  );
  return {
    waiting: waiting?.count ?? 0,
    oldest: waiting?.oldest?.toISOString() ?? null,
    late: waiting?.late ?? 0,
    untried: waiting?.untried ?? 0,
    dead: dead?.count ?? 0,
  };
}
