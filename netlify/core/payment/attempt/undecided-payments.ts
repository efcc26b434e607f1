import { count, eq, min } from 'drizzle-orm';
import { db } from '../../database.ts';
import { payments } from '../payment.table.ts';

/** The payments of which nobody knows yet what became of them. */
export interface UndecidedPayments {
  count: number;
  /** When the oldest was begun (ISO instant); null when there is none. */
  oldest: string | null;
}

export async function undecidedPayments(): Promise<UndecidedPayments> {
  const [row] = await db()
    .select({ count: count(), oldest: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.status, 'pending'));
  return { count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null };
}
