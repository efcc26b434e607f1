import { and, eq, gt, min, or, sql } from 'drizzle-orm';
import { db } from '../database.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { smsGateway } from './gateway.ts';

/** Minutes after which a text that may leave is late: most leave within one. */
const lateMinutes = 10;

/** Minutes without an attempt that show that no job runs: the sweep runs every 30 minutes. */
const untriedMinutes = 45;

export interface TextsState {
  isSetUp: boolean;
  /** Also those that wait for the morning. */
  waiting: number;
  /** ISO instant since when the oldest has waited; null when none waits. */
  oldest: string | null;
  /** Could have left, or were refused by a busy gateway. */
  late: number;
  untried: number;
  /** Sent within a day, and reported as not delivered or never answered by the gateway. */
  undelivered: number;
}

export async function textsState(): Promise<TextsState> {
  const isWaiting = eq(outbox.status, 'waiting');
  const isDueFor = (minutes: number) => sql`${outbox.dueAt} < now() - make_interval(mins => ${minutes}::int)`;
  const isLate = and(isWaiting, or(sql`${outbox.lastError} is not null`, isDueFor(lateMinutes)));
  const isUntried = and(isWaiting, eq(outbox.tries, 0), isDueFor(untriedMinutes));
  const isLost = or(eq(outbox.delivery, 'undelivered'), eq(outbox.status, 'unanswered'));
  const isRecent = gt(outbox.createdAt, sql`now() - interval '1 day'`);
  const counted = (which: ReturnType<typeof and>) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [found] = await db()
    .select({
      waiting: counted(isWaiting),
      oldest: sql<string | null>`${min(outbox.statusSince)} filter (where ${isWaiting})`,
      late: counted(isLate),
      untried: counted(isUntried),
      undelivered: counted(and(isLost, isRecent)),
    })
    .from(outbox)
    .where(and(eq(outbox.channel, 'sms'), or(isWaiting, isRecent)));
  const { oldest = null, waiting = 0, late = 0, untried = 0, undelivered = 0 } = found ?? {};
  return {
    isSetUp: smsGateway() !== undefined,
    waiting,
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
    late,
    untried,
    undelivered,
  };
}
