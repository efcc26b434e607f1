import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What admins changed about the packages. What has no row here is as it was published. */
export const packages = pgTable('packages', {
  /** Part of the sku `package/<id>`. A published id: the row stands in its place. */
  id: text().primaryKey(),
  name: text().notNull(),
  /** RWF, before VAT. */
  amount: bigint({ mode: 'number' }).notNull(),
  /** What it is about: photography, branding, videography. */
  service: text().notNull(),
  /** Since when it is no longer offered; null while it is. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
