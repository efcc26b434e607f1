import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { entryStates, type Patch, shelfKinds } from '#src/domain/shelf/entry.ts';
import { inRange, knownWord } from '../checks.ts';

/** Overrides of staff: changed, added, hidden and removed entries (docs/product.md, The shelf). */
export const shelfEntries = pgTable(
  'shelf_entries',
  {
    /** Names the entry in the audit log. */
    key: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: shelfKinds }).notNull(),
    /** Id in addresses; for a changed entry, its id in the base. */
    id: text().notNull(),
    state: text({ enum: entryStates }).notNull(),
    /** Published changes; null: visitors see the base, or nothing where it has no such entry. */
    changes: jsonb().$type<Patch<object>>(),
    /** Published and unpublished changes together; null: there is no draft. */
    draft: jsonb().$type<Patch<object>>(),
    /** Base fields at the time they were changed; null for an added entry. */
    base: jsonb().$type<object>(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: uuid('updated_by').notNull(),
    /** Idempotency-Key and digest of the request that added it; null without one. */
    submissionId: text('submission_id'),
    requestDigest: text('request_digest'),
  },
  (table) => [
    unique('shelf_entries_once').on(table.kind, table.id),
    unique('shelf_entries_sent_once').on(table.kind, table.submissionId),
    knownWord(table.state, entryStates),
    inRange(table.version, 1),
  ],
);

/** Public order of a kind, once staff have chosen one. */
export const shelfOrders = pgTable('shelf_orders', {
  /** Names the order in the audit log. */
  key: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: shelfKinds }).notNull().unique(),
  ids: text().array().notNull(),
});

export type ShelfRow = typeof shelfEntries.$inferSelect;
