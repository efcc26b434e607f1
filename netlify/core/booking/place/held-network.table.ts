import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { digest } from '../../checks.ts';
import { bookings } from '../booking.table.ts';

/** From which network an unpaid booking holds its slot: a keyed digest, which goes with the hold. */
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
