import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { chargedOf, paidOf, surplusOf } from '../../payment/paid.ts';
import { bookings } from '../booking.table.ts';
import { offers } from '../offer/offer.table.ts';

/** The fee that a record names, for lists; null where it names none. */
export function feeOf(bookingId: PgColumn): SQL<Fee | null> {
  const { id, reference, version, status, total, agreedAt } = bookings;
  const lastDay = sql`select ${offers.lastDay} from ${offers} where ${offers.bookingId} = ${id} and ${offers.state} = 'open'`;
  // In a part of its own: what stands alone in a selection loses the names of its tables.
  const fee = sql`select json_build_object('reference', ${reference}, 'version', ${version}, 'cancelled', ${status} = 'cancelled', 'total', ${total}, 'agreed', ${agreedAt} is not null, 'charged', ${chargedOf(id)}, 'paid', ${paidOf(id)}, 'surplus', ${surplusOf(id)}, 'lastDay', (${lastDay})) from ${bookings} where ${id} = ${bookingId}`;
  return sql<Fee | null>`(${fee})`;
}
