import { untilText } from '#src/domain/availability/slot/slot-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { nextPart, type PlanPart } from '#src/domain/payment/plan.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Announcement, NewBooking } from '../booking/book-now/store-booking.ts';
import type { Booking } from '../booking/booking-queries.ts';
import { bookingText, shortUntil } from '../booking/booking-text.ts';
import { bookingFacts, orderPart, refundParts } from '../booking/mail-parts.ts';
import { planFacts } from '../booking/plan/plan-facts.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../mail/compose.ts';
import { shortDay } from '../sms/compose-text.ts';

/** Composes what the client who waited and the staff read about the offer. */
export function slotOffered(made: NewBooking, now: Date): Announcement {
  return { mail: offerMail(made, now), text: offerText(made, now), notice: offerNotice(made, now) };
}

function offerText({ booking, plan, link }: NewBooking, now: Date): Announcement['text'] {
  const { id, eventDate, heldUntil } = booking;
  return bookingText(booking, {
    event: `booking-received:${id}`,
    purpose: 'Slot offered',
    sentences: [
      `a slot on ${shortDay(eventDate ?? '')} is free. It is yours until ${shortUntil(heldUntil, now)}.`,
      payText(plan),
    ],
    link,
    answers: false,
    usefulUntil: heldUntil ?? undefined,
  });
}

function payText(plan: readonly PlanPart[]): string {
  const part = nextPart(plan);
  return part === undefined
    ? 'We send our price within 24 hours:'
    : `Pay ${formatMoney(part.amount)} to keep it:`;
}

function offerMail({ booking, lines, plan, link }: NewBooking, now: Date): Announcement['mail'] {
  const day = formatDate(booking.eventDate ?? '');
  const until = untilOf(booking, now);
  const next =
    nextPart(plan) === undefined
      ? 'A price of your order is open: we’ll send you ours within 24 hours.'
      : 'Open your booking and pay before then to keep it. We have not requested any payment.';
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-received:${booking.id}`,
    subject: `A slot on ${day} is free for you`,
    preview: `It is yours until ${until}.`,
    heading: `A slot on ${day} is free`,
    parts: [
      greeting(booking.name),
      paragraph(`You waited for ${day}, and a slot is free. It is yours until ${until}. ${next}`),
      paragraph('If you no longer need it, please cancel it there, so that the next client gets it.'),
      { ...link, label: 'See and pay your booking' },
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      ...planFacts(plan),
      ...refundParts(booking),
      askOnPagePart,
    ],
  });
}

function offerNotice({ booking, plan }: NewBooking, now: Date): string {
  const { name, reference, eventDate, total } = booking;
  const isOpen = nextPart(plan) === undefined;
  const amount = totalText({ total, fixed: !isOpen });
  const offered = `${name} waited for ${formatDate(eventDate ?? '')} and was offered a slot until ${untilOf(booking, now)}, for ${amount} (${reference}).`;
  return isOpen ? `${offered} Please offer a price within 24 hours.` : offered;
}

const untilOf = ({ heldUntil }: Booking, now: Date) =>
  untilText(wordsIn('en', sessionWords), heldUntil ?? now, now);
