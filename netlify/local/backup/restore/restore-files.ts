import { OperatorError } from '../../command.ts';
import type { NamedFile, Piece } from '../contents.ts';
import { readStored, removeStored, writeStored } from '../stored-files.ts';

/**
 * Puts the files of a backup into the stores and reads each back. A file that is there already stays, and has to be the same.
 * `added` gets those that are new. Throws OperatorError.
 */
export async function restoreFiles(pieces: AsyncIterable<Piece>, added: NamedFile[]): Promise<void> {
  for await (const piece of pieces)
    if (piece.kind === 'file') await restoreFile(piece.file, piece.bytes, added);
}

async function restoreFile(file: NamedFile, bytes: Buffer, added: NamedFile[]): Promise<void> {
  const held = await readStored(file);
  if (held?.equals(bytes)) return;
  if (held !== undefined)
    throw new OperatorError(
      `The file store ${file.store} has another file under the key ${file.key}. Nothing was restored: remove that file or use another site.`,
    );
  added.push(file);
  await writeStored(file, bytes);
  const written = await readStored(file);
  if (!written?.equals(bytes))
    throw new Error(`The file store ${file.store} did not keep ${file.key} as it was sent.`);
}

/** Takes away what was added. What cannot be is named on the terminal. */
export async function takeBack(added: NamedFile[]): Promise<void> {
  for (const file of added)
    await removeStored(file).catch((error: unknown) =>
      console.error(`The file ${file.key} was left behind in the store ${file.store}.`, error),
    );
}
