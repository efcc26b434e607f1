import * as z from 'zod';

/** What a backup says of itself (docs/decisions/0033-what-a-backup-is.md). */

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Those that are stored; the database computes the others anew. */
  columns: z.array(z.string()).min(1),
});

/** The first entry: what the rows are of. */
export const backupHeader = z.object({
  format: z.literal('fts-studio-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that made the schema, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Numbers that the database counts up, as `setval` takes them; null: none was taken yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
});

const namedFile = z.object({ store: z.string(), key: z.string() });

/** The last entry: what has to be found in between. */
export const backupContents = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.array(namedFile.extend({ bytes: z.number(), sha256: z.string() })),
  /** Files that rows name and the file store did not have. */
  missing: z.array(namedFile),
});

export type Table = z.infer<typeof table>;
export type BackupHeader = z.infer<typeof backupHeader>;
export type BackupContents = z.infer<typeof backupContents>;
export type NamedFile = z.infer<typeof namedFile>;

/** One piece of a backup, in the order in which they come. Rows are in the text form of COPY, cut anywhere. */
export type Piece =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: string; bytes: Buffer }
  | { kind: 'file'; file: NamedFile; bytes: Buffer }
  | { kind: 'contents'; contents: BackupContents };

/** How a table is called within a backup. */
export function tableName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}
