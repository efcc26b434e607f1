import { newsletterDiscountPercent } from '#src/domain/discount/discount.ts';
import { confirmationDays, unconfirmedRetentionDays } from '#src/domain/newsletter/newsletter.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { dateIn } from '#src/lib/words/formats.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../client-language.ts';
import type { DiscountCode } from '../discount/discount-code.table.ts';
import { action, facts, paragraph, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { UnsubscribeLink } from './newsletter-links.ts';
import type { Subscriber } from './subscriber.table.ts';
import { newsletterWords } from './words/words.ts';

/** Composes the confirmation request. Contains nothing typed, since anyone can enter an address. */
export function confirmSubscriptionMail(subscriber: Subscriber, url: string): Mail {
  const words = wordsIn(clientLanguage(subscriber), newsletterWords);
  const percent = newsletterDiscountPercent;
  return toVisitor(subscriber, 'general', {
    // Each request has its own link, hence a new event. A key made from the link would leak it.
    dedupeKey: `newsletter-confirm:${crypto.randomUUID()}`,
    subject: words.confirmSubject,
    preview: words.confirmPreview({ percent }),
    heading: words.confirmHeading,
    parts: [
      paragraph(words.confirmIfYours({ studio: site.name, percent })),
      action(words.confirmAddress, url),
      paragraph(words.linkWorks({ days: confirmationDays })),
      paragraph(words.confirmIfNotYours({ days: unconfirmedRetentionDays })),
    ],
  });
}

export function welcomeMail(subscriber: Subscriber, discount: DiscountCode, link: UnsubscribeLink): Mail {
  const language = clientLanguage(subscriber);
  const words = wordsIn(language, newsletterWords);
  const { code, percent } = discount;
  return toVisitor(subscriber, 'general', {
    dedupeKey: `newsletter-welcome:${subscriber.id}:${subscriber.confirmedAt?.getTime()}`,
    subject: words.welcomeSubject({ code }),
    preview: words.welcomePreview({ percent }),
    heading: words.welcome,
    parts: [
      paragraph(words.welcomeText),
      codePart(language, discount),
      paragraph(words.welcomeUse),
      action(words.prices, siteUrl('/pricing', language)),
      link.part,
    ],
    headers: link.headers,
  });
}

/** Composes the email for a repeated subscription, at most one per `day` (a calendar date). */
export function alreadySubscribedMail(subscriber: Subscriber, day: string, link: UnsubscribeLink): Mail {
  const words = wordsIn(clientLanguage(subscriber), newsletterWords);
  return toVisitor(subscriber, 'general', {
    dedupeKey: `newsletter-already:${subscriber.id}:${day}`,
    subject: words.already,
    preview: words.alreadyPreview,
    heading: words.already,
    parts: [paragraph(words.alreadyText), link.part],
    headers: link.headers,
  });
}

function codePart(language: Language, { code, percent, expiresAt }: DiscountCode): MailPart {
  const words = wordsIn(language, newsletterWords);
  return facts({
    [words.code]: code,
    [words.worth]: words.worthPercent({ percent }),
    [words.validUntil]: dateIn(language, expiresAt.toISOString().slice(0, 10)),
  });
}
