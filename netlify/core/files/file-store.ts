import { getStore } from '@netlify/blobs';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../errors.ts';
import { logError } from '../log.ts';
import { bufferOf } from './bytes.ts';

const refused = refusals('forms');

/** File stores: CVs, visible to the studio only, and public gallery pictures. */
export type FileStore = 'cvs' | 'cv-parts' | 'gallery';

const timeoutMs = 15_000;

/** Stores a file. Throws ProblemError 503. */
export async function storeFile(name: FileStore, key: string, bytes: Uint8Array): Promise<void> {
  await inTime('A file could not be stored.', (open) => open(name).set(key, bufferOf(bytes)));
}

/** Reads a file; undefined if there is none. Throws ProblemError 503. */
export async function readFile(name: FileStore, key: string): Promise<Uint8Array | undefined> {
  const found = await inTime('A file could not be read.', (open) =>
    open(name).get(key, { type: 'arrayBuffer' }),
  );
  return found === null ? undefined : new Uint8Array(found);
}

/** Lists the keys of all files in a store. Throws ProblemError 503. */
export async function listFiles(name: FileStore): Promise<string[]> {
  const { blobs } = await inTime('The files could not be listed.', (open) => open(name).list());
  return blobs.map(({ key }) => key);
}

/** Erases a file, if it exists. Throws ProblemError 503. */
export async function eraseFile(name: FileStore, key: string): Promise<void> {
  await inTime('A file could not be removed.', (open) => open(name).delete(key));
}

/** Removes an unreferenced file; if that fails, logs its key for manual removal. */
export async function removeFile(name: FileStore, key: string): Promise<void> {
  try {
    await eraseFile(name, key);
  } catch (error) {
    logError('A file could not be deleted from the store.', error, { store: name, key });
  }
}

type Open = (name: FileStore) => ReturnType<typeof getStore>;

/** Limits the store’s own retries, which last half a minute: visitors do not wait that long. */
async function inTime<T>(failure: string, work: (open: Open) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  const open: Open = (name) =>
    getStore({
      name,
      consistency: 'strong',
      fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, { ...init, signal }),
    });
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    // Inside an async function, because an unconfigured store throws synchronously.
    return await Promise.race([(async () => work(open))(), late]);
  } catch (error) {
    logError(failure, error);
    throw new ProblemError(503, refused('filesUnavailable', contactValues));
  }
}
