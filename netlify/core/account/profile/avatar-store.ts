import { getStore } from '@netlify/blobs';
import { bufferOf } from '../../files/bytes.ts';
import { logError } from '../../log.ts';

const store = () => getStore({ name: 'avatars', consistency: 'strong' });

/** Keeps a picture and answers its name, which nobody can guess. */
export async function keepAvatar(picture: Uint8Array): Promise<string> {
  const key = crypto.randomUUID();
  await store().set(key, bufferOf(picture));
  return key;
}

/** A picture's bytes (WebP); undefined when there is none of this name. */
export async function readAvatar(key: string): Promise<ArrayBuffer | undefined> {
  return (await store().get(key, { type: 'arrayBuffer' })) ?? undefined;
}

/** Deletes a picture that no account shows any more. When the store fails, the log names what was left behind. */
export async function deleteAvatar(key: string | null): Promise<void> {
  if (key === null) return;
  try {
    await store().delete(key);
  } catch (error) {
    logError('A picture could not be deleted.', error, { avatar: key });
  }
}
