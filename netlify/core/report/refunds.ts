import { type SQL, sql } from 'drizzle-orm';
import type { Grouping, Period } from '#src/domain/report/report.ts';
import type { Database, Transaction } from '../database.ts';

export interface RefundSums {
  key: string;
  /** RWF, as in the day's closings. */
  refunds: number;
  /** RWF of refunds reversed in the period. */
  undone: number;
  count: number;
}

const keys: Record<Grouping<'refunds'>, SQL> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  method: sql`method`,
  reason: sql`reason`,
};

/** Sums the refunds of a period, and those that were reversed in it. */
export async function refundsBy(
  connection: Database | Transaction,
  by: Grouping<'refunds'>,
  { from, to }: Period,
): Promise<RefundSums[]> {
  const { rows } = await connection.execute<Record<keyof RefundSums, string>>(sql`
    select ${keys[by]} as key, sum(refunded)::text as refunds, sum(undone)::text as undone,
      count(*) filter (where refunded > 0)::text as count
    from (
      select day, method, reason, amount as refunded, 0 as undone
      from ledger_entries where kind = 'refund' and day between ${from} and ${to}
      union all
      select entry.day, entry.method, refund.reason, 0, refund.amount
      from ledger_entries entry join ledger_entries refund on refund.id = entry.entry_id and refund.kind = 'refund'
      where entry.kind = 'reversal' and entry.method is not null and entry.day between ${from} and ${to}
    ) moved group by 1 order by 1`);
  return rows.map(({ key, refunds, undone, count }) => ({
    key,
    refunds: Number(refunds),
    undone: Number(undone),
    count: Number(count),
  }));
}
