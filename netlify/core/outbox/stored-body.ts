import { decrypt, encrypt } from '../encryption.ts';
import { serverKey } from '../server-key.ts';

/** Encrypts what an email or text message says, bound to its row: its links grant access. */
export function encryptMessage(id: string, body: string): string {
  return encrypt(body, messageKey(), id);
}

/** Decrypts a stored body. Throws if the server's key has changed. */
export function decryptMessage(id: string, stored: string): string {
  const key = messageKey();
  try {
    return decrypt(stored, key, id);
  } catch {
    throw new Error(
      'The stored message cannot be decrypted: SERVER_SECRET has changed, or the database password where that is not set.',
    );
  }
}

/** The purpose is part of the key, so it keeps the name that stored emails were encrypted under. */
function messageKey(): Buffer {
  return serverKey('stored mail');
}
