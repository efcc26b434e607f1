import { openUntil, type PlanPart } from '#src/domain/payment/plan.ts';
import { formatDate, kigaliMoment } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { shortDay } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { bookingText } from '../booking-text.ts';
import { bookingFacts } from '../mail-parts.ts';
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
  const sum = formatMoney(openUntil(plan, dueDay));
  const by = isToday ? 'today' : `by ${formatDate(dueDay)}`;
  return toVisitor(booking, 'bookings', {
    dedupeKey,
    subject: `Please pay ${sum} ${by}: booking ${booking.reference}`,
    preview: `${sum} of booking ${booking.reference} is due ${isToday ? 'today' : `on ${formatDate(dueDay)}`}.`,
    heading: isToday ? 'A part of your booking is due today' : 'A part of your booking is due soon',
    parts: [
      greeting(booking.name),
      paragraph(
        `Please pay ${sum} ${by}. The button opens your booking: enter your mobile money number there, and approve the payment request on your phone. You can also pay in cash at the studio or by bank transfer.`,
      ),
      bookingFacts(booking),
      ...planFacts(plan),
      { ...link, label: 'See and pay your booking' },
      paragraph('Have you paid in the meantime? Then please ignore this email.'),
      askOnPagePart,
    ],
  });
}

export function partDueText(
  { booking, plan, dueDay, isToday, dedupeKey }: DuePart,
  link: MailLink,
): TextMessage {
  const sum = formatMoney(openUntil(plan, dueDay));
  return bookingText(booking, {
    event: dedupeKey,
    purpose: 'Part due',
    sentences: [
      `please pay ${sum} for ${booking.reference} ${isToday ? 'today' : `by ${shortDay(dueDay)}`}:`,
    ],
    link,
    answers: false,
    usefulUntil: kigaliMoment(dueDay, '20:00'),
  });
}
