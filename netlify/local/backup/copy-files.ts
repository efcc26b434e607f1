import type { NamedFile, Piece } from './contents.ts';
import { heldFiles, readStored } from './stored-files.ts';

/**
 * All files of the stores, and last those that rows name and no list showed. `missing` gets the named ones that are not there:
 * erased since the rows were read, or lost before.
 */
export async function* copyFiles(
  named: NamedFile[],
  missing: NamedFile[],
): AsyncGenerator<Piece & { kind: 'file' }> {
  const unseen = new Map(named.map((file) => [nameOf(file), file]));
  for await (const file of heldFiles()) {
    const bytes = await readStored(file);
    if (bytes === undefined) continue;
    unseen.delete(nameOf(file));
    yield { kind: 'file', file, bytes };
  }
  for (const file of unseen.values()) {
    const bytes = await readStored(file);
    if (bytes === undefined) missing.push(file);
    else yield { kind: 'file', file, bytes };
  }
}

function nameOf({ store, key }: NamedFile): string {
  return `${store}/${key}`;
}
