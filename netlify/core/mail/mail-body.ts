import { decryptMessage, encryptMessage } from '../outbox/stored-body.ts';
import type { MailAttachment } from './mail-content.ts';

/** A ready email. Secret until sent: its links and codes grant access. */
export interface MailBody {
  html: string;
  text: string;
  attachments: MailAttachment[];
  headers: Record<string, string>;
}

export function encryptBody(mailId: string, body: MailBody): string {
  return encryptMessage(mailId, JSON.stringify(body));
}

/** Decrypts a stored body. Throws if the server's key has changed. */
export function decryptBody(mailId: string, stored: string): MailBody {
  // Bodies stored before encryption are JSON objects; encrypted ones contain no brace.
  return JSON.parse(stored.startsWith('{') ? stored : decryptMessage(mailId, stored));
}
