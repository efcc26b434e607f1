import * as z from 'zod';
import { OperatorError } from '../command.ts';
import type { DatabaseFacts } from './database-facts.ts';
import type { NamedFile } from './stored-files.ts';

const format = 'fts-studio-backup';
const version = 2;

const header = z.object({
  format: z.literal(format),
  version: z.literal(version),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  rows: z.record(z.string(), z.number()),
});

export type BackupHeader = z.infer<typeof header>;

export const headerName = 'backup.json';

export function headerBytes(facts: DatabaseFacts): Buffer {
  const value: BackupHeader = { format, version, madeAt: new Date().toISOString(), ...facts };
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** Parses the header. Throws OperatorError for a backup of another format. */
export function parseHeader(bytes: Buffer): BackupHeader {
  const read = header.safeParse(JSON.parse(bytes.toString()));
  if (read.success) return read.data;
  throw new OperatorError(
    'This backup has another format: restore it with the version of the site that made it.',
  );
}

/** Names a part of the dump; joined in order, the parts are one file for `pg_restore`. */
export function dumpEntry(part: number): string {
  return `database/${String(part).padStart(6, '0')}`;
}

export function isDump(name: string): boolean {
  return name.startsWith('database/');
}

export function fileEntry({ store, key }: NamedFile): string {
  return `files/${encodeURIComponent(store)}/${encodeURIComponent(key)}`;
}

export function fileOf(name: string): NamedFile | undefined {
  const [folder, store = '', key = ''] = name.split('/').map(decodeURIComponent);
  return folder === 'files' ? { store, key } : undefined;
}
