import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { digest } from '../../checks.ts';
import { bookings } from '../booking.table.ts';

/** Network from which an unpaid booking holds its slot: a keyed digest, deleted with the hold. */
export const heldNetworks = pgTable(
  'held_networks',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    network: text().notNull(),
  },
  (table) => [digest(table.network), index('held_networks_network').on(table.network)],
);
