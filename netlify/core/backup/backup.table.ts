import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Each backup that was begun and could say how it ended. Names nobody. */
export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seconds: integer().notNull(),
    ok: boolean().notNull(),
    /** Size of the encrypted file, and what is in it; 0 when there is none. */
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
    /** Files that rows name and the file store does not have. */
    missingFiles: integer('missing_files').notNull(),
    /** Why it failed; null when it did not. */
    problem: text(),
  },
  (table) => [
    index('backups_newest').on(table.startedAt),
    check('backups_problem', sql`${table.ok} = (${table.problem} is null)`),
    check(
      'backups_sizes',
      sql`least(${table.seconds}, ${table.bytes}, ${table.rows}, ${table.files}, ${table.missingFiles}) >= 0`,
    ),
  ],
);
