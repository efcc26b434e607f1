import type { Transaction } from '../database.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import { newToken, newTokens } from './subscriber-token.ts';

export interface UnsubscribeLink {
  part: MailPart;
  /** RFC 8058: mail programs show their own unsubscribe button. */
  headers: NonNullable<Mail['headers']>;
}

export async function confirmationUrl(tx: Transaction, subscriberId: string): Promise<string> {
  return siteUrl(`/api/newsletter/confirm?token=${await newToken(tx, subscriberId, 'confirm')}`);
}

export async function unsubscribeLink(tx: Transaction, subscriberId: string): Promise<UnsubscribeLink> {
  return linkWith(await newToken(tx, subscriberId, 'unsubscribe'));
}

/** Makes a link for each subscriber, in their order, that records who left by this letter. */
export async function letterLinks(
  tx: Transaction,
  subscriberIds: readonly string[],
  letterId: string,
): Promise<UnsubscribeLink[]> {
  const tokens = await newTokens(tx, subscriberIds, { purpose: 'unsubscribe', letterId });
  return tokens.map(linkWith);
}

function linkWith(token: string): UnsubscribeLink {
  const url = siteUrl(`/api/newsletter/unsubscribe?token=${token}`);
  return {
    part: { kind: 'link', label: 'Unsubscribe', url },
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
