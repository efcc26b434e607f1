import type { Hold } from '#src/domain/availability/slot/slot.ts';
import { sessionTimeOf } from '#src/domain/booking/day/session-time.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
import { action, askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { News } from '../../notification/notification-words.ts';
import { siteUrl } from '../../site-url.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, holdEndOf } from '../booking-text.ts';
import { bookingFacts, orderPart } from '../mail-parts.ts';
import type { ReminderWords } from '../my-booking/words/en.ts';
import { reminderWords } from '../my-booking/words/words.ts';
import { bookingPartWords } from '../words/words.ts';

interface HeldBooking {
  booking: Booking;
  lines: BookingLine[];
  /** RWF open of the next part. */
  open: number;
  hold: Hold;
}

export function holdEndsMail(
  { booking, lines, open, hold }: HeldBooking,
  dedupeKey: string,
  link: MailLink,
): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, reminderWords);
  const { day: lastDay, at } = holdEndOf(booking.heldUntil ?? new Date());
  const values = { day: booking.eventDate ?? '', lastDay, reference: booking.reference };
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: at === undefined ? words.holdEndSubject(values) : words.holdSubject({ ...values, at }),
    preview: words.holdPreview(values),
    heading: at === undefined ? words.holdEndHeading(values) : words.holdHeading({ ...values, at }),
    parts: [
      greeting(booking.name),
      paragraph(
        `${at === undefined ? words.holdEnd(values) : words.hold({ ...values, at })} ${words.afterHold}`,
      ),
      ...nextParts(words, booking, open, hold),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      typeof hold === 'object' ? { ...link, label: words.seeOffer } : { ...link, kind: 'link' },
      askOnPagePart,
    ],
  });
}

function nextParts(words: ReminderWords, booking: Booking, open: number, hold: Hold): MailPart[] {
  const page = `/payment-success?ref=${booking.reference}&status=failed`;
  if (hold === 'payment')
    return [
      paragraph(words.payToKeep({ amount: open })),
      action(words.goToPayment, siteUrl(page, clientLanguage(booking))),
    ];
  if (hold === 'price') return [paragraph(words.priceMissing(contactValues))];
  return [paragraph(words.offerEndsToo)];
}

export function holdEndsNews(booking: Booking): News {
  const { name, reference, heldUntil } = booking;
  const until = (heldUntil ?? new Date()).toISOString();
  return { key: 'holdEnds', values: { name, reference, session: sessionTimeOf(booking), until } };
}

export function holdEndsText(
  booking: Booking,
  dedupeKey: string,
  hold: 'payment' | 'price' | 'offer',
  due: number,
  link: MailLink,
): TextMessage {
  const { heldUntil } = booking;
  const words = wordsIn(clientLanguage(booking), reminderWords);
  const { day: lastDay, at } = holdEndOf(heldUntil ?? new Date());
  const kept = at === undefined ? words.holdEndText({ lastDay }) : words.holdText({ lastDay, at });
  const next = {
    payment: words.payText({ amount: due }),
    price: words.priceText,
    offer: words.offerText,
  };
  return bookingText(booking, {
    event: dedupeKey,
    purpose: 'Date kept only until',
    sentences: [`${kept} ${next[hold]}`],
    link,
    answers: false,
    usefulUntil: heldUntil ?? undefined,
  });
}
