import { confirmationDays, unconfirmedRetentionDays } from '#src/domain/newsletter/newsletter.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import type { DiscountCode } from '../discount/discount-code.table.ts';
import { action, facts, paragraph, toVisitor } from '../mail/compose.ts';
import type { Mail } from '../mail/enqueue-mails.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { siteUrl } from '../site-url.ts';
import type { UnsubscribeLink } from './newsletter-links.ts';
import type { Subscriber } from './subscriber.table.ts';

/** Composes the confirmation request. Contains nothing typed, since anyone can enter an address. */
export function confirmSubscriptionMail(subscriber: Subscriber, url: string): Mail {
  return toVisitor({ ...subscriber, language: 'en' }, 'general', {
    // Each request has its own link, hence a new event. A key made from the link would leak it.
    dedupeKey: `newsletter-confirm:${crypto.randomUUID()}`,
    subject: 'Please confirm your subscription',
    preview: 'Confirm your address, and we’ll send your code for 30% off your first booking.',
    heading: 'Is this your address?',
    parts: [
      paragraph(
        `Someone subscribed to the ${site.name} newsletter with this address. If it was you, please confirm it: we’ll then send your code for 30% off your first booking.`,
      ),
      action('Confirm my address', url),
      paragraph(`The link works for ${confirmationDays} days.`),
      paragraph(
        `If it was not you, do nothing: we will not write again, and will erase the address after ${unconfirmedRetentionDays} days.`,
      ),
    ],
  });
}

export function welcomeMail(subscriber: Subscriber, discount: DiscountCode, link: UnsubscribeLink): Mail {
  return toVisitor({ ...subscriber, language: 'en' }, 'general', {
    dedupeKey: `newsletter-welcome:${subscriber.id}:${subscriber.confirmedAt?.getTime()}`,
    subject: `Your code: ${discount.code}`,
    preview: `${discount.percent}% off your first booking. Enter it when you book.`,
    heading: 'Welcome to the newsletter',
    parts: [
      paragraph('Thank you for subscribing. This code is yours alone:'),
      codePart(discount),
      paragraph(
        'Enter it under “I have a discount code” when you book, with this email address. It works once.',
      ),
      action('See all prices', siteUrl('/pricing')),
      link.part,
    ],
    headers: link.headers,
  });
}

/** Composes the email for a repeated subscription, at most one per `day` (a calendar date). */
export function alreadySubscribedMail(subscriber: Subscriber, day: string, link: UnsubscribeLink): Mail {
  return toVisitor({ ...subscriber, language: 'en' }, 'general', {
    dedupeKey: `newsletter-already:${subscriber.id}:${day}`,
    subject: 'You are already subscribed',
    preview: 'There is nothing to do: you already get our newsletter.',
    heading: 'You are already subscribed',
    parts: [
      paragraph(
        'Someone, probably you, subscribed to our newsletter with this address again. There is nothing to do: you already get it. Your discount code is in our welcome email; if you cannot find it, reply to this one.',
      ),
      link.part,
    ],
    headers: link.headers,
  });
}

function codePart({ code, percent, expiresAt }: DiscountCode): MailPart {
  return facts({
    Code: code,
    Worth: `${percent}% off your first booking`,
    'Valid until': formatDate(expiresAt.toISOString().slice(0, 10)),
  });
}
