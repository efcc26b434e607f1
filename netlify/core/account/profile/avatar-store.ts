import { getStore } from '@netlify/blobs';
import { bufferOf } from '../../files/bytes.ts';
import { logError } from '../../log.ts';

const store = () => getStore({ name: 'avatars', consistency: 'strong' });

export async function storeAvatar(picture: Uint8Array): Promise<string> {
  const key = crypto.randomUUID();
  await store().set(key, bufferOf(picture));
  return key;
}

/** Reads a picture (WebP); undefined if there is none. */
export async function readAvatar(key: string): Promise<ArrayBuffer | undefined> {
  return (await store().get(key, { type: 'arrayBuffer' })) ?? undefined;
}

export async function deleteAvatar(key: string | null): Promise<void> {
  if (key === null) return;
  try {
    await store().delete(key);
  } catch (error) {
    logError('A picture could not be deleted.', error, { avatar: key });
  }
}
