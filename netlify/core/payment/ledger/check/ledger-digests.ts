import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database.ts';

/** Entries of a booking now, and as of the last check. */
export interface LedgerState {
  bookingId: string;
  reference: string;
  /** Number and digest of all entries; 0 and null without any. */
  entries: number;
  digest: string | null;
  /** State at the last check; null if it was never checked. */
  checkedEntries: number | null;
  checkedDigest: string | null;
  /** Digest of as many of the oldest entries as were checked. */
  earlierDigest: string | null;
}

/** Everything in an entry but its reason, which is emptied when the client is erased. */
const line = sql.raw(
  `concat_ws('|', id, kind, account, coalesce(method, ''), amount, to_char(day, 'YYYY-MM-DD'), (extract(epoch from written_at) * 1000000)::bigint, actor, coalesce(payment_id::text, ''), coalesce(entry_id::text, ''))`,
);

const digestOf = (which: string) =>
  sql`encode(sha256(convert_to(string_agg(line, E'\\n' order by place) ${sql.raw(which)}, 'UTF8')), 'hex')`;

export async function readLedgerStates(tx: Transaction, bookingIds: string[]): Promise<LedgerState[]> {
  const { rows } = await tx.execute<LedgerState & Record<string, unknown>>(sql`
    select bookings.id as "bookingId", reference, coalesce(found.entries, 0) as entries, found.digest,
      checked.entries as "checkedEntries", checked.digest as "checkedDigest", found.earlier as "earlierDigest"
    from bookings
    left join ledger_checks checked on checked.booking_id = bookings.id
    left join lateral (
      select count(*)::int as entries, ${digestOf('')} as digest,
        ${digestOf('filter (where place <= checked.entries)')} as earlier
      from (
        select row_number() over (order by written_at, id) as place, ${line} as line
        from ledger_entries where booking_id = bookings.id
      ) lines
    ) found on true
    where bookings.id = any(${sql.param(bookingIds)}::uuid[])`);
  return rows;
}

/** True if what an earlier check covered is no longer what it was: entries are only ever added. */
export function hasChanged({ checkedDigest, earlierDigest }: LedgerState): boolean {
  return checkedDigest !== null && checkedDigest !== earlierDigest;
}
