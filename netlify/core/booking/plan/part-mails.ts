import { openUntil, type PlanPart } from '#src/domain/payment/plan.ts';
import { kigaliMoment } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { bookingFacts } from '../mail-parts.ts';
import { reminderWords } from '../my-booking/words/words.ts';
import { planFacts } from './plan-facts.ts';

interface DuePart {
  booking: Booking;
  plan: readonly PlanPart[];
  /** `YYYY-MM-DD` in Kigali. */
  dueDay: string;
  /** True on the day itself. */
  isToday: boolean;
  dedupeKey: string;
}

export function partDueMail({ booking, plan, dueDay, isToday, dedupeKey }: DuePart, link: MailLink): Mail {
  const words = wordsIn(clientLanguage(booking), reminderWords);
  const { reference } = booking;
  const values = { amount: openUntil(plan, dueDay), day: dueDay, reference };
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: (isToday ? words.partTodaySubject : words.partSubject)(values),
    preview: (isToday ? words.partTodayPreview : words.partPreview)(values),
    heading: isToday ? words.partTodayHeading : words.partHeading,
    parts: [
      greeting(booking.name),
      paragraph(`${(isToday ? words.partToday : words.part)(values)} ${words.waysToPay}`),
      bookingFacts(booking),
      ...planFacts(plan, clientLanguage(booking)),
      { ...link, label: words.seeAndPay },
      paragraph(words.paidMeanwhile),
      askOnPagePart,
    ],
  });
}

export function partDueText(
  { booking, plan, dueDay, isToday, dedupeKey }: DuePart,
  link: MailLink,
): TextMessage {
  const words = wordsIn(clientLanguage(booking), reminderWords);
  const values = { amount: openUntil(plan, dueDay), day: dueDay, reference: booking.reference };
  return bookingText(booking, {
    event: dedupeKey,
    purpose: 'Part due',
    sentences: [(isToday ? words.partTodayText : words.partText)(values)],
    link,
    answers: false,
    usefulUntil: kigaliMoment(dueDay, '20:00'),
  });
}
