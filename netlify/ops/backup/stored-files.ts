import { getStore } from '@netlify/blobs';
import type pg from 'pg';
import type { FileStore } from '#netlify/core/files/file-store.ts';

export interface NamedFile {
  store: string;
  key: string;
}

/**
 * Stores of a backup, each with the query for its referenced files.
 * Partial CV uploads are left out: they expire in an hour, and the visitor sends them again.
 */
const stores: Record<Exclude<FileStore, 'cv-parts'> | 'avatars', string> = {
  avatars: 'select avatar_key as key from users where avatar_key is not null',
  cvs: 'select cv_key as key from applications',
  gallery: 'select id::text as key from gallery_files where stored_at is not null',
};

const opened = (name: string) => getStore({ name, consistency: 'strong' });

export async function namedFiles(client: pg.Client): Promise<NamedFile[]> {
  const named: NamedFile[] = [];
  for (const [store, select] of Object.entries(stores)) {
    const { rows } = await client.query<{ key: string }>(select);
    named.push(...rows.map(({ key }) => ({ store, key })));
  }
  return named;
}

export async function* heldFiles(): AsyncGenerator<NamedFile> {
  for (const store of Object.keys(stores))
    for await (const { blobs } of opened(store).list({ paginate: true }))
      for (const { key } of blobs) yield { store, key };
}

/** Returns a file's bytes, or undefined. Files are small: the site accepts a few megabytes at most. */
export async function readStored({ store, key }: NamedFile): Promise<Buffer | undefined> {
  const bytes = await opened(store).get(key, { type: 'arrayBuffer' });
  // The store's types omit null.
  return (bytes as ArrayBuffer | null) === null ? undefined : Buffer.from(bytes);
}

export async function writeStored({ store, key }: NamedFile, bytes: Buffer): Promise<void> {
  await opened(store).set(key, new Uint8Array(bytes).buffer);
}

export async function removeStored({ store, key }: NamedFile): Promise<void> {
  await opened(store).delete(key);
}
