import { integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { entryStates, type Patch, shelfKinds } from '#src/features/shelf/entry.ts';
import { inRange, knownWord } from '../checks.ts';

/** What the staff changed, added, hid or removed (docs/product.md, The shelf). What has no row is as the base says. */
export const shelfEntries = pgTable(
  'shelf_entries',
  {
    /** Names the entry in the audit log. */
    key: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: shelfKinds }).notNull(),
    /** As in addresses; an entry of the base: its id there. */
    id: text().notNull(),
    state: text({ enum: entryStates }).notNull(),
    /** Over what the base says; null: public is what the base says, or nothing yet. */
    changes: jsonb().$type<Patch<object>>(),
    /** With what is not public yet; null: nothing is. */
    draft: jsonb().$type<Patch<object>>(),
    /** What the base said about these fields when they were changed; null for what was added here. */
    base: jsonb().$type<object>(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Raised by the database with each change, so that a change knows whether it saw the last one. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Id of the member of staff. */
    updatedBy: uuid('updated_by').notNull(),
    /** The Idempotency-Key that it was added with, and what came with it; null where none came, and over an entry of the base. */
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

/** The public order of a kind, once someone has chosen one. */
export const shelfOrders = pgTable('shelf_orders', {
  /** Names the order in the audit log. */
  key: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: shelfKinds }).notNull().unique(),
  ids: text().array().notNull(),
});

export type ShelfRow = typeof shelfEntries.$inferSelect;
