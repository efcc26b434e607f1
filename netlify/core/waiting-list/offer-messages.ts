import { nextPart } from '#src/domain/payment/plan.ts';
import { timeInKigali, todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Words } from '#src/lib/words/messages.ts';
import type { Announcement, NewBooking } from '../booking/book-now/store-booking.ts';
import { bookingText } from '../booking/booking-text.ts';
import { bookingFacts, orderPart, refundParts } from '../booking/mail-parts.ts';
import { planFacts } from '../booking/plan/plan-facts.ts';
import { clientLanguage } from '../client-language.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../mail/compose.ts';
import type { News } from '../notification/notification-words.ts';
import type { en } from './words/en.ts';
import { waitingMessageWords } from './words/words.ts';

/** Composes what the client who waited and the staff read about the offer. */
export function slotOffered(language: Language, made: NewBooking, now: Date): Announcement {
  const words = wordsIn(language, waitingMessageWords);
  return {
    mail: offerMail(words, made, now),
    text: offerText(words, made, now),
    news: offerNews(made, now),
  };
}

type WaitingMessages = Words<typeof en>;

function offerText(
  words: WaitingMessages,
  { booking, plan, link }: NewBooking,
  now: Date,
): Announcement['text'] {
  const { id, eventDate, heldUntil } = booking;
  const part = nextPart(plan);
  return bookingText(booking, {
    event: `booking-received:${id}`,
    purpose: 'Slot offered',
    sentences: [
      words.textOffered({ day: eventDate ?? '', ...endOf(heldUntil ?? now) }),
      part === undefined ? words.textPrice : words.textPay({ sum: part.amount }),
    ],
    link,
    answers: false,
    usefulUntil: heldUntil ?? undefined,
  });
}

function offerMail(
  words: WaitingMessages,
  { booking, lines, plan, link }: NewBooking,
  now: Date,
): Announcement['mail'] {
  const day = booking.eventDate ?? '';
  const end = endOf(booking.heldUntil ?? now);
  const next = nextPart(plan) === undefined ? words.priceFollows : words.payBeforeThen;
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-received:${booking.id}`,
    subject: words.subject({ day }),
    preview: words.preview(end),
    heading: words.heading({ day }),
    parts: [
      greeting(booking.name),
      paragraph(`${words.offered({ day, ...end })} ${next}`),
      paragraph(words.cancelIfUnneeded),
      { ...link, label: words.open },
      bookingFacts(booking),
      orderPart(booking, lines, words.total),
      ...planFacts(plan, clientLanguage(booking)),
      ...refundParts(booking),
      askOnPagePart,
    ],
  });
}

function offerNews({ booking, plan }: NewBooking, now: Date): News {
  const { name, reference, eventDate, heldUntil, total } = booking;
  return {
    key: nextPart(plan) === undefined ? 'slotOfferedWithoutPrice' : 'slotOffered',
    values: {
      name,
      reference,
      day: eventDate ?? '',
      until: (heldUntil ?? now).toISOString(),
      offeredAt: now.toISOString(),
      total,
    },
  };
}

/** Slots are offered by day, so that no hold of them ends at midnight. */
const endOf = (until: Date) => ({ lastDay: todayInKigali(until), at: timeInKigali(until) });
