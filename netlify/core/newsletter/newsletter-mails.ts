import { confirmationDays, unconfirmedRetentionDays } from '#src/features/newsletter/newsletter.ts';
import { site } from '#src/features/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import type { DiscountCode } from '../discount/discount-code.table.ts';
import type { MailPart } from '../mail/mail-content.ts';
import type { Mail } from '../mail/outbox.ts';
import { siteUrl } from '../site-url.ts';
import type { UnsubscribeLink } from './newsletter-links.ts';
import type { Subscriber } from './subscriber.table.ts';

/** To whoever typed an address: is it yours? Carries nothing that was typed. */
export function confirmSubscriptionMail(subscriber: Subscriber, url: string): Mail {
  return {
    // Every request brings its own link, so each is another event.
    dedupeKey: `newsletter-confirm:${url.slice(-43)}`,
    subjectId: subscriber.id,
    recipient: subscriber.email,
    replyTo: site.emails.general,
    subject: 'Please confirm your newsletter',
    content: {
      preview: 'One click, and your code for 30% off your first booking is yours.',
      heading: 'Is this your address?',
      parts: [
        {
          kind: 'paragraph',
          text: `Somebody asked for the newsletter of ${site.name} with this address. If it was you, confirm it; you then get your code for 30% off your first booking.`,
        },
        { kind: 'action', label: 'Confirm my address', url },
        { kind: 'paragraph', text: `The link is good for ${confirmationDays} days.` },
        {
          kind: 'paragraph',
          text: `If it was not you, do nothing: without a confirmation we do not write again, and forget the address after ${unconfirmedRetentionDays} days.`,
        },
      ],
    },
  };
}

/** To a new subscriber: welcome, and the code. */
export function welcomeMail(subscriber: Subscriber, discount: DiscountCode, link: UnsubscribeLink): Mail {
  return {
    dedupeKey: `newsletter-welcome:${subscriber.id}:${subscriber.confirmedAt?.getTime()}`,
    subjectId: subscriber.id,
    recipient: subscriber.email,
    replyTo: site.emails.general,
    subject: `Your code: ${discount.code}`,
    content: {
      preview: `${discount.percent}% off your first booking. Type it in when you book.`,
      heading: 'Welcome to the newsletter',
      parts: [
        { kind: 'paragraph', text: 'Thank you for reading along. This code is yours alone:' },
        codePart(discount),
        {
          kind: 'paragraph',
          text: 'Type it in under “I have a discount code” when you book, with this e-mail address. It works once.',
        },
        { kind: 'action', label: 'See all prices', url: siteUrl('/pricing') },
        link.part,
      ],
    },
    headers: link.headers,
  };
}

/** To a subscriber who subscribes again. `day` is the calendar date: one such mail a day is enough. */
export function alreadySubscribedMail(subscriber: Subscriber, day: string, link: UnsubscribeLink): Mail {
  return {
    dedupeKey: `newsletter-already:${subscriber.id}:${day}`,
    subjectId: subscriber.id,
    recipient: subscriber.email,
    replyTo: site.emails.general,
    subject: 'You are subscribed already',
    content: {
      preview: 'Nothing to do: our newsletter reaches you.',
      heading: 'You are subscribed already',
      parts: [
        {
          kind: 'paragraph',
          text: 'Somebody, probably you, asked for our newsletter with this address again. There is nothing to do: it reaches you. Your discount code stands in the mail that welcomed you; if you cannot find it, answer this mail.',
        },
        link.part,
      ],
    },
    headers: link.headers,
  };
}

function codePart({ code, percent, expiresAt }: DiscountCode): MailPart {
  return {
    kind: 'facts',
    facts: [
      { label: 'Code', value: code },
      { label: 'Worth', value: `${percent}% off your first booking` },
      { label: 'Good until', value: formatDate(expiresAt.toISOString().slice(0, 10)) },
    ],
  };
}
