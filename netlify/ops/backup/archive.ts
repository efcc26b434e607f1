import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import { OperatorError } from '../command.ts';

/** Passphrase of an archive, and a cheaper work factor than age’s default for tests. */
export interface Lock {
  passphrase: string;
  workFactor?: number;
}

/** Archive file, held in memory as a whole. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Writes a tar archive, encrypted by age, to a new file that only its owner can read. */
export async function writeArchive(
  path: string,
  lock: Lock,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(lock.passphrase);
  if (lock.workFactor !== undefined) encrypter.setScryptWorkFactor(lock.workFactor);
  const archive = pack();
  const encrypted = await encrypter.encrypt(toWeb(Readable.from(archive)));
  await Promise.all([
    fill(archive, entries),
    pipeline(fromWeb(encrypted), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })),
  ]);
}

async function fill(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
      await promise;
    }
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
    throw error;
  }
}

/**
 * Reads an archive. age authenticates each entry before it is yielded, and the file's end last.
 * Throws OperatorError for a wrong passphrase and for a truncated or changed file.
 */
export async function* readArchive(path: string, { passphrase }: Lock): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  const plain = await opened(file, passphrase);
  const entries = extract();
  const feeding = pipeline(fromWeb(plain), entries);
  feeding.catch(() => undefined); // The loop below throws the same error, unless its reader stopped early.
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) };
    await feeding;
  } catch (cause) {
    throw new OperatorError(`${path} is damaged or incomplete. Please use another backup.`, { cause });
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
    const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new OperatorError(
      missing
        ? 'There is no such file.'
        : 'The file cannot be opened: the passphrase is wrong, or the file is not a backup, or its beginning is damaged.',
      { cause },
    );
  }
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeWebStream<Uint8Array>);
}
