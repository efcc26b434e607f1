import { count, inArray, min } from 'drizzle-orm';
import { db } from '../database.ts';
import { outboxMails } from './outbox.table.ts';

/** What lies in the outbox. */
export interface OutboxState {
  waiting: number;
  /** Since when the oldest waits (ISO instant); null when none does. */
  oldest: string | null;
  /** Given up, and not handled by the staff yet. */
  dead: number;
}

export async function outboxState(): Promise<OutboxState> {
  const rows = await db()
    .select({
      status: outboxMails.status,
      count: count(),
      oldest: min(outboxMails.statusSince),
    })
    .from(outboxMails)
    .where(inArray(outboxMails.status, ['waiting', 'dead']))
    .groupBy(outboxMails.status);
  const [waiting, dead] = (['waiting', 'dead'] as const).map((status) =>
    rows.find((row) => row.status === status),
  );
  return {
    waiting: waiting?.count ?? 0,
    oldest: waiting?.oldest?.toISOString() ?? null,
    dead: dead?.count ?? 0,
  };
}
