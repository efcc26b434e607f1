import type { Transaction } from '../database.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { siteUrl } from '../site-url.ts';
import { newToken } from './subscriber-token.ts';

/** What a mail to a confirmed subscriber carries, so that leaving takes one click. */
export interface UnsubscribeLink {
  part: MailPart;
  /** RFC 8058: mail programs show a button of their own for it. */
  headers: NonNullable<Mail['headers']>;
}

/** The address that confirms. */
export async function confirmationUrl(tx: Transaction, subscriberId: string): Promise<string> {
  return siteUrl(`/api/newsletter/confirm?token=${await newToken(tx, subscriberId, 'confirm')}`);
}

/** A link of its own for one mail. */
export async function unsubscribeLink(tx: Transaction, subscriberId: string): Promise<UnsubscribeLink> {
  const url = siteUrl(`/api/newsletter/unsubscribe?token=${await newToken(tx, subscriberId, 'unsubscribe')}`);
  return {
    part: { kind: 'link', label: 'Unsubscribe', url },
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
