import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { slotSentence, untilText } from '#src/domain/availability/slot/slot-words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import type { SessionTime } from '#src/domain/booking/day/session-time.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { toConfirm } from '#src/domain/booking/order/line-words.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { goodsTerms } from '#src/domain/catalogue/prices/goods-words.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoney } from '#src/lib/money.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { action, facts, paragraph } from '../mail/compose.ts';
import type { MailAmount, MailLink, MailPart } from '../mail/mail-content.ts';
import { dashboardUrl } from '../site-url.ts';
import type { Booking, BookingLine } from './booking-queries.ts';
import { bookingVat } from './booking-vat.ts';

export function bookingFacts(booking: Booking, more: Record<string, string> = {}): MailPart {
  const { kind, reference, eventDate, startTime, location } = booking;
  const slot = slotOf(booking, new Date());
  const session = {
    Date: kind === 'goods' ? null : whenText(booking),
    Start:
      (startTime === null && eventDate && lateStartSentence(wordsIn('en', availabilityWords), eventDate)) ||
      null,
    'Date kept until': slot ? untilText(wordsIn('en', sessionWords), new Date(slot.until)) : null,
    Location: location || null,
  };
  return facts({ Reference: reference, ...(kind === 'fee' ? {} : session), ...more });
}

export function holdDeadlinePart(
  booking: Booking,
  keepIt = 'After that someone else may book it.',
): MailPart[] {
  const slot = slotOf(booking, new Date());
  if (slot?.state !== 'held') return [];
  return [paragraph(`${slotSentence(wordsIn('en', sessionWords), slot)} ${keepIt}`)];
}

/** Labels the link to a booking. A fee can be neither moved nor cancelled by it. */
export function namedLink(link: MailLink, { kind }: Pick<Booking, 'kind'>): MailLink {
  return kind === 'fee' ? { ...link, label: 'See your fee' } : link;
}

export const calendarHint = paragraph('The calendar file in this email replaces any earlier one.');

export function openBookingLink({ reference }: Pick<Booking, 'reference'>): MailLink {
  return action('Open the booking', dashboardUrl('bookings', { open: reference }));
}

/** Returns the day, and the hours once they are set. */
export function whenText(session: SessionTime): string {
  const words = wordsIn('en', sessionWords);
  return sessionTimeText(words, session, words.dateToBeAgreed);
}

export function contactFacts({ name, email, phone }: Booking) {
  return { Name: name, Email: email, Phone: phone };
}

export function offeredLines(lines: BookingLine[], prices: number[] | null): BookingLine[] {
  return prices === null ? lines : lines.map((line, at) => ({ ...line, agreed: prices[at] ?? null }));
}

export function orderPart(booking: Booking, lines: BookingLine[], totalLabel: string): MailPart {
  return { kind: 'order', ...orderSummary(booking, lines, totalLabel) };
}

export function orderSummary(
  booking: Booking,
  lines: BookingLine[],
  totalLabel: string,
): { lines: MailAmount[]; total: MailAmount; note?: string } {
  const agreed = booking.agreedAt !== null;
  const fixed = agreed || lines.every((line) => line.fixed);
  return {
    lines: [
      ...lines.map((line) => ({ label: lineText(line, agreed), amount: lineAmountText(line, agreed) })),
      ...(agreed ? [] : discountLine(booking)),
    ],
    total: { label: totalLabel, amount: totalText({ total: booking.total, fixed }) },
    ...vatNote(booking, lines),
  };
}

function lineAmountText(line: BookingLine, agreed: boolean): string {
  if (agreed && line.agreed !== null) return formatMoney(line.agreed);
  return agreed && !line.fixed ? 'as agreed' : amountText(line);
}

function lineText(line: BookingLine, agreed: boolean): string {
  const open = agreed ? undefined : toConfirm(wordsIn('en', bookingWords), line);
  const what = line.quantity === 1 ? line.label : `${line.quantity} × ${line.label}`;
  return open === undefined ? what : `${what}; to confirm: ${open}`;
}

function discountLine({ discountCode, discountPercent, discountAmount }: Booking): MailAmount[] {
  if (discountPercent === 0) return [];
  const code = discountCode === null ? '' : ` (${discountCode})`;
  return [
    {
      label: `Discount of ${discountPercent}%${code}`,
      amount: wordsIn('en', bookingWords).takenOff({ amount: discountAmount }),
    },
  ];
}

function vatNote(booking: Booking, lines: BookingLine[]): { note?: string } {
  const vat = bookingVat(booking, lines);
  return site.vatRegistered && vat > 0
    ? { note: `The total includes ${formatMoney(vat)} VAT (${vatPercent}%).` }
    : {};
}

/** States the refund policy for the booking (docs/product.md, Refund). */
export function refundParts({ kind, status }: Pick<Booking, 'kind' | 'status'>): MailPart[] {
  if (kind === 'fee') return [];
  if (kind === 'goods') return [status === 'pending' ? unconfirmedGoods : paragraph(goodsTerms)];
  return status === 'pending' ? [unconfirmedRefund] : [sessionRefund];
}

const unconfirmedGoods = paragraph(
  `If your plans change before we confirm your booking, we will refund everything you paid. ${goodsTerms}`,
);

const unconfirmedRefund = paragraph(
  'If your plans change before we confirm your booking, we will refund everything you paid. Once it is confirmed, cancel 72 hours or more before your session and we will refund what you paid, minus the deposit or, without one, what your session has already cost us. After that the refund is smaller, and a missed session is not refunded. Refunds take 5–10 business days.',
);

const sessionRefund = paragraph(
  'Have your plans changed? Cancel 72 hours or more before your session and we will refund what you paid, minus the deposit or, without one, what your session has already cost us. After that the refund is smaller, and a missed session is not refunded. Refunds take 5–10 business days.',
);
