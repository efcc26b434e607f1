import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../command.ts';
import { type Lock, readArchive } from './archive.ts';
import type { BackupContents, BackupHeader } from './contents.ts';
import { Tally } from './tally.ts';

/** Reads a whole backup and changes nothing. Throws OperatorError unless all that it says of itself is true. */
export async function checkArchive(
  path: string,
  lock: Lock,
): Promise<{ header: BackupHeader; contents: BackupContents }> {
  const pieces = readArchive(path, lock);
  const { value: first } = await pieces.next();
  if (first?.kind !== 'header') throw notWhole(path);
  const tally = new Tally(first.header.tables);
  let contents: BackupContents | undefined;
  for await (const piece of pieces) {
    if (contents !== undefined) throw notWhole(path);
    if (piece.kind === 'contents') contents = piece.contents;
    else tally.add(piece);
  }
  if (contents === undefined) throw notWhole(path);
  if (!isDeepStrictEqual({ ...tally.contents(), missing: contents.missing }, contents)) throw notWhole(path);
  return { header: first.header, contents };
}

function notWhole(path: string): OperatorError {
  return new OperatorError(`${path} does not hold what a backup holds. Nothing was changed.`);
}
