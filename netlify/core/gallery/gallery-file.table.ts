import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table.ts';
import { inRange } from '../checks.ts';

/** Uploaded gallery pictures. Their bytes (WebP) are in the file store `gallery`, under the id. */
export const galleryFiles = pgTable(
  'gallery_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Identifies one upload; a retry with it returns the same picture. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the uploaded file. */
    digest: text().notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Last time the bytes were known to be stored; null before. */
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
