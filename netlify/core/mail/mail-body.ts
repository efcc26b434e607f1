import { seal, unseal } from '../seal.ts';
import { serverKey } from '../server-key.ts';
import type { MailAttachment } from './mail-content.ts';

/** What a mail says, ready to be sent: its links and codes let people in. */
export interface MailBody {
  html: string;
  text: string;
  attachments: MailAttachment[];
  /** Further headers, for example `List-Unsubscribe`. */
  headers: Record<string, string>;
}

/** As it is stored until it is sent: closed, and bound to its row. */
export function sealBody(mailId: string, body: MailBody): string {
  return seal(JSON.stringify(body), mailKey(), mailId);
}

/** Opens what is stored. Throws an error with a sentence for the log when the server's key is another than it was. */
export function openBody(mailId: string, stored: string): MailBody {
  // Written before mails were sealed: an object, where a sealed one has letters only.
  if (stored.startsWith('{')) return JSON.parse(stored);
  const key = mailKey();
  try {
    return JSON.parse(unseal(stored, key, mailId));
  } catch {
    throw new Error(
      'The stored mail does not open: SERVER_SECRET, or the password of the database where that is not set, was changed.',
    );
  }
}

function mailKey(): Buffer {
  return serverKey('stored mail');
}
