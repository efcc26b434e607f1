import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const backups = pgTable(
  'backups',
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seconds: integer().notNull(),
    ok: boolean().notNull(),
    /** Size of the encrypted file in bytes and the number of its rows; 0 without a file. */
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
    /** Files that rows refer to and the file store lacks. */
    missingFiles: integer('missing_files').notNull(),
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
