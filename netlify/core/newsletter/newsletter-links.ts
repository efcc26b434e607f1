import type { Transaction } from '../database.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import { newToken } from './subscriber-token.ts';

export interface UnsubscribeLink {
  part: MailPart;
  /** RFC 8058: mail programs show their own unsubscribe button. */
  headers: NonNullable<Mail['headers']>;
}

export async function confirmationUrl(tx: Transaction, subscriberId: string): Promise<string> {
  return siteUrl(`/api/newsletter/confirm?token=${await newToken(tx, subscriberId, 'confirm')}`);
}

export async function unsubscribeLink(tx: Transaction, subscriberId: string): Promise<UnsubscribeLink> {
  const url = siteUrl(`/api/newsletter/unsubscribe?token=${await newToken(tx, subscriberId, 'unsubscribe')}`);
  return {
    part: { kind: 'link', label: 'Unsubscribe', url },
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
