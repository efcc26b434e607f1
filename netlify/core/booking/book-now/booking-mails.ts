import type { PlanPart } from '#src/domain/payment/plan.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Words } from '#src/lib/words/messages.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, heading, paragraph, toStudio, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink, MailPart } from '../../mail/mail-content.ts';
import type { News } from '../../notification/notification-words.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { bookingText, keptUntil } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import {
  bookingFacts,
  contactFacts,
  holdDeadlinePart,
  openBookingLink,
  orderPart,
  refundParts,
} from '../mail-parts.ts';
import { planFacts } from '../plan/plan-facts.ts';
import type { Settlement } from './accept-order.ts';
import type { en } from './words/en.ts';
import { newBookingWords } from './words/words.ts';

export type NextStep = 'approve-prompt' | 'wait-for-prompt' | 'wait-for-price' | 'paid' | 'pay-later';

type NewBookingWords = Words<typeof en>;

function leftSentence(words: NewBookingWords, next: NextStep): string {
  switch (next) {
    case 'approve-prompt':
    case 'wait-for-prompt':
      return words.leftPayment;
    case 'wait-for-price':
      return words.leftPrice;
    case 'paid':
      return words.leftConfirmationPaid;
    case 'pay-later':
      return words.leftConfirmation;
  }
}

function nextSentence(words: NewBookingWords, next: NextStep, { phone, total }: Booking): string {
  switch (next) {
    case 'approve-prompt':
      return words.nextApprove({ phone });
    case 'wait-for-prompt':
      return words.nextRequest({ phone });
    case 'wait-for-price':
      return words.nextPrice;
    case 'paid':
      return words.nextConfirmation;
    case 'pay-later':
      return words.nextPayLater({ total });
  }
}

export function bookingReceivedMail(
  language: Language,
  booking: Booking,
  lines: BookingLine[],
  next: NextStep,
  plan: readonly PlanPart[],
  link: MailPart,
): Mail {
  const words = wordsIn(language, newBookingWords);
  const { reference } = booking;
  const isUnpaid = next === 'approve-prompt' || next === 'wait-for-prompt';
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-received:${booking.id}`,
    subject: words.subject({ reference }),
    preview: words.preview({ reference }),
    heading: words.heading,
    parts: [
      greeting(booking.name),
      paragraph(leftSentence(words, next)),
      bookingFacts(booking),
      orderPart(booking, lines, words.total),
      ...planFacts(plan, clientLanguage(booking)),
      heading(words.nextHeading),
      paragraph(nextSentence(words, next, booking)),
      ...holdDeadlinePart(booking, isUnpaid ? words.payBeforeThen : undefined),
      link,
      ...refundParts(booking),
      askOnPagePart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

/** Sentences for staff about how a client reached the one who booked. */
export function newBookingNews({ name, reference, total, source }: Booking, settlement: Settlement): News {
  const key = settlement === 'price' ? 'priceRequested' : 'booked';
  return { key, values: { name, reference, total, source } };
}

export function newBookingMail(booking: Booking, lines: BookingLine[]): Mail {
  const message = booking.message === '' ? [] : [heading('Message'), paragraph(booking.message)];
  return toStudio(
    booking,
    'bookings',
    {
      dedupeKey: `booking-new:${booking.id}`,
      subject: `New booking ${booking.reference}`,
      preview: `${booking.name} booked; they expect to hear from us within 24 hours.`,
      heading: 'A new booking',
      parts: [
        bookingFacts(booking, contactFacts(booking), 'en'),
        orderPart(booking, lines, 'Total', 'en'),
        ...message,
      ],
      attachments: calendarAttachments(booking, lines, 'en'),
    },
    openBookingLink(booking),
  );
}

export function bookingReceivedText(
  language: Language,
  booking: Booking,
  next: NextStep,
  plan: readonly PlanPart[],
  link: MailLink,
): TextMessage {
  const words = wordsIn(language, newBookingWords);
  const { reference } = booking;
  const until = keptUntil(booking);
  const kept = until === undefined ? '' : keptText(words, until);
  const sentences: Partial<Record<NextStep, string[]>> = {
    'wait-for-price': [words.textRequest({ reference }), words.textPrice, kept],
    paid: [words.textPaid({ reference }), words.textConfirmation],
    'pay-later': [words.textReceived({ reference }), words.textConfirmation, kept],
  };
  return bookingText(booking, {
    event: `booking-received:${booking.id}`,
    purpose: 'Booking received',
    sentences: sentences[next] ?? [words.textReceived({ reference }), payText(words, plan[0]?.amount, until)],
    link,
    answers: true,
  });
}

type KeptUntil = NonNullable<ReturnType<typeof keptUntil>>;

function keptText(words: NewBookingWords, { day, at }: KeptUntil): string {
  return at === undefined ? words.textKeptEnd({ day }) : words.textKept({ day, at });
}

function payText(words: NewBookingWords, sum: number | undefined, until: KeptUntil | undefined): string {
  if (until === undefined) return sum === undefined ? words.textPay : words.textPaySum({ sum });
  const { day, at } = until;
  if (at === undefined)
    return sum === undefined ? words.textPayEnd({ day }) : words.textPaySumEnd({ sum, day });
  return sum === undefined ? words.textPayUntil({ day, at }) : words.textPaySumUntil({ sum, day, at });
}
