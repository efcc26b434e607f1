import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../client-language.ts';
import type { Transaction } from '../database.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { Subscriber } from './subscriber.table.ts';
import { newToken, newTokens } from './subscriber-token.ts';
import { newsletterWords } from './words/words.ts';

export interface UnsubscribeLink {
  part: MailPart;
  /** RFC 8058: mail programs show their own unsubscribe button. */
  headers: NonNullable<Mail['headers']>;
}

export async function confirmationUrl(tx: Transaction, subscriberId: string): Promise<string> {
  return siteUrl(`/api/newsletter/confirm?token=${await newToken(tx, subscriberId, 'confirm')}`);
}

export async function unsubscribeLink(tx: Transaction, subscriber: Subscriber): Promise<UnsubscribeLink> {
  return linkWith(await newToken(tx, subscriber.id, 'unsubscribe'), clientLanguage(subscriber));
}

/** Makes a link for each subscriber, in their order, that records who left by this English letter. */
export async function letterLinks(
  tx: Transaction,
  subscriberIds: readonly string[],
  letterId: string,
): Promise<UnsubscribeLink[]> {
  const tokens = await newTokens(tx, subscriberIds, { purpose: 'unsubscribe', letterId });
  return tokens.map((token) => linkWith(token, 'en'));
}

function linkWith(token: string, language: Language): UnsubscribeLink {
  const { unsubscribe } = wordsIn(language, newsletterWords);
  const url = siteUrl(`/api/newsletter/unsubscribe?token=${token}`);
  return {
    part: { kind: 'link', label: unsubscribe, url },
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
