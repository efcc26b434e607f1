import { decrypt, encrypt } from '../encryption.ts';
import { serverKey } from '../server-key.ts';
import type { MailAttachment } from './mail-content.ts';

/** A ready email. Secret until sent: its links and codes grant access. */
export interface MailBody {
  html: string;
  text: string;
  attachments: MailAttachment[];
  headers: Record<string, string>;
}

/** Encrypts the body for storage, bound to its row. */
export function encryptBody(mailId: string, body: MailBody): string {
  return encrypt(JSON.stringify(body), mailKey(), mailId);
}

/** Decrypts a stored body. Throws if the server's key has changed. */
export function decryptBody(mailId: string, stored: string): MailBody {
  // Bodies stored before encryption are JSON objects; encrypted ones contain no brace.
  if (stored.startsWith('{')) return JSON.parse(stored);
  const key = mailKey();
  try {
    return JSON.parse(decrypt(stored, key, mailId));
  } catch {
    throw new Error(
      'The stored email cannot be decrypted: SERVER_SECRET has changed, or the database password where that is not set.',
    );
  }
}

function mailKey(): Buffer {
  return serverKey('stored mail');
}
