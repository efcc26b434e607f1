import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { digest } from '../checks.ts';

/** Phones whose owners want no text messages, as keyed digests, which outlive an erasure. */
export const textStops = pgTable(
  'text_stops',
  {
    phoneDigest: text('phone_digest').primaryKey(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [digest(table.phoneDigest)],
);
