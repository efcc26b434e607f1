import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { chargedOf } from '../../payment/paid.ts';
import { bookings } from '../booking.table.ts';
import { offers } from '../offer/offer.table.ts';

export function feeOf(bookingId: PgColumn): SQL<Fee | null> {
  const { id, reference, version, status, total, agreedAt, paid, surplus } = bookings;
  const lastDay = sql`select ${offers.lastDay} from ${offers} where ${offers.bookingId} = ${id} and ${offers.state} = 'open'`;
  // A nested fragment, because Drizzle drops the table names of a column that is selected alone.
  const fee = sql`select json_build_object('reference', ${reference}, 'version', ${version}, 'cancelled', ${status} = 'cancelled', 'total', ${total}, 'agreed', ${agreedAt} is not null, 'charged', ${chargedOf(id)}, 'paid', ${paid}, 'surplus', ${surplus}, 'lastDay', (${lastDay})) from ${bookings} where ${id} = ${bookingId}`;
  return sql<Fee | null>`(${fee})`;
}
