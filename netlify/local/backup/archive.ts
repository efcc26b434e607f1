import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import { OperatorError } from '../command.ts';
import type { Piece } from './contents.ts';
import { type Entry, toEntries, toPiece } from './entry.ts';

/** A tar archive within age’s encryption by a passphrase: the tools of both open it as well. */

/** The passphrase, and for tests a cheaper work factor than age’s own. */
export interface Lock {
  passphrase: string;
  workFactor?: number;
}

/** Writes the pieces to a new file that only its owner reads, on disk when this ends. Memory does not grow with them. */
export async function writeArchive(path: string, lock: Lock, pieces: AsyncIterable<Piece>): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(lock.passphrase);
  if (lock.workFactor !== undefined) encrypter.setScryptWorkFactor(lock.workFactor);
  const archive = pack();
  const encrypted = await encrypter.encrypt(toWeb(Readable.from(archive)));
  await Promise.all([
    fill(archive, toEntries(pieces)),
    pipeline(fromWeb(encrypted), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
  ]);
}

async function fill(archive: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  try {
    for await (const entry of entries) await add(archive, entry);
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

function add(archive: Pack, { name, bytes }: Entry): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  return promise;
}

/**
 * Reads the pieces of a backup. Each was checked before it is given, the end of the file when all were.
 * Throws OperatorError when the passphrase is another, or when anything in the file is not as it was written.
 */
export async function* readArchive(path: string, { passphrase }: Lock): AsyncGenerator<Piece> {
  const file = createReadStream(path);
  const plain = await opened(file, passphrase);
  const entries = extract();
  const feeding = pipeline(fromWeb(plain), entries);
  feeding.catch(() => undefined); // Told by the entries below; when the reader stops early, by nobody.
  try {
    for await (const entry of entries) yield toPiece({ name: entry.header.name, bytes: await buffer(entry) });
    await feeding;
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(
      `${path} is damaged or incomplete. Nothing was restored from it; take another backup.`,
      { cause },
    );
  } finally {
    file.destroy();
  }
}

async function opened(file: Readable, passphrase: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(toWeb(file));
  } catch (cause) {
    file.destroy();
    throw new OperatorError(openingProblem(cause), { cause });
  }
}

function openingProblem(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return 'There is no such file.';
  return 'The file cannot be opened: either the passphrase is another, or it is no backup, or its beginning is damaged.';
}

/** The web’s streams are the same in Node as in browsers; only their types differ. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
}
