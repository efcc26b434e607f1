import * as z from 'zod';
import { OperatorError } from '../command.ts';
import { type BackupHeader, backupContents, backupHeader, type Piece } from './contents.ts';

/** A piece as a file of the archive: `tables/public.bookings/000003`, `files/cvs/…`. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** Writes pieces as entries; the parts of a table are numbered. */
export async function* toEntries(pieces: AsyncIterable<Piece>): AsyncGenerator<Entry> {
  let part = 0;
  for await (const piece of pieces) {
    yield toEntry(piece, part);
    part += 1;
  }
}

function toEntry(piece: Piece, part: number): Entry {
  switch (piece.kind) {
    case 'header':
      return { name: 'backup.json', bytes: json(piece.header) };
    case 'rows':
      return {
        name: `tables/${encodeURIComponent(piece.table)}/${String(part).padStart(8, '0')}`,
        bytes: piece.bytes,
      };
    case 'file':
      return {
        name: `files/${encodeURIComponent(piece.file.store)}/${encodeURIComponent(piece.file.key)}`,
        bytes: piece.bytes,
      };
    case 'contents':
      return { name: 'contents.json', bytes: json(piece.contents) };
  }
}

function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** Reads an entry. Throws when it belongs to no backup; OperatorError when to one of a newer format. */
export function toPiece({ name, bytes }: Entry): Piece {
  const [kind, first = '', second = ''] = name.split('/').map(decodeURIComponent);
  if (name === 'backup.json') return { kind: 'header', header: toHeader(parsed(bytes)) };
  if (name === 'contents.json') return { kind: 'contents', contents: backupContents.parse(parsed(bytes)) };
  if (kind === 'tables') return { kind: 'rows', table: first, bytes };
  if (kind === 'files') return { kind: 'file', file: { store: first, key: second }, bytes };
  throw new Error(`An entry that no backup has: ${name}`);
}

function toHeader(header: unknown): BackupHeader {
  const { version } = z.object({ version: z.number() }).parse(header);
  if (version > 1)
    throw new OperatorError(
      'This backup has a newer format: restore it with the version of the site that made it.',
    );
  return backupHeader.parse(header);
}

function parsed(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'));
}
