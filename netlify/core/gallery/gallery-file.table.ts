import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';
import { inRange } from '../checks.ts';

/** Pictures that the staff uploaded for the gallery. Their bytes (WebP) lie in the file store `gallery`, under the id. */
export const galleryFiles = pgTable(
  'gallery_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of what is stored. */
    bytes: integer().notNull(),
    /** Names one picture of one upload: what is sent again with it is the same. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the file that came with the key. */
    digest: text().notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** When its bytes were last known to lie in the store; null until they do. */
    storedAt: timestamp('stored_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('gallery_files_uploaded_by').on(table.uploadedBy),
    inRange(table.width, 1),
    inRange(table.height, 1),
    inRange(table.bytes, 1),
  ],
);
