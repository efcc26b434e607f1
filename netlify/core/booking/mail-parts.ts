import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { availabilityWords } from '#src/domain/availability/words/words.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import type { SessionTime } from '#src/domain/booking/day/session-time.ts';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { sessionWords } from '#src/domain/booking/day/words/words.ts';
import { toConfirm } from '#src/domain/booking/order/line-words.ts';
import { bookingWords } from '#src/domain/booking/words/words.ts';
import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { site } from '#src/domain/studio/site.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { moneyIn } from '#src/lib/words/formats.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../client-language.ts';
import { action, facts, paragraph } from '../mail/compose.ts';
import type { MailAmount, MailLink, MailPart } from '../mail/mail-content.ts';
import { dashboardUrl } from '../site-url.ts';
import type { Booking, BookingLine } from './booking-queries.ts';
import { holdEndOf } from './booking-text.ts';
import { bookingVat } from './booking-vat.ts';
import { bookedLabelIn } from './fee/fee-label.ts';
import type { BookingPartWords } from './words/en.ts';
import { bookingPartWords } from './words/words.ts';

/** Lists the facts of a booking, for its client or, in English, for staff. */
export function bookingFacts(
  booking: Booking,
  more: Record<string, string> = {},
  language = clientLanguage(booking),
): MailPart {
  const words = wordsIn(language, bookingPartWords);
  const { kind, reference, eventDate, startTime, location } = booking;
  const slot = slotOf(booking, new Date());
  const session = {
    [words.date]: kind === 'goods' ? null : whenText(booking, language),
    [words.start]:
      (startTime === null &&
        eventDate &&
        lateStartSentence(wordsIn(language, availabilityWords), eventDate)) ||
      null,
    [words.dateKeptUntil]: slot ? keptUntilText(words, new Date(slot.until)) : null,
    [words.location]: location || null,
  };
  return facts({ [words.reference]: reference, ...(kind === 'fee' ? {} : session), ...more });
}

function keptUntilText(words: BookingPartWords, until: Date): string {
  const { day, at } = holdEndOf(until);
  return at === undefined ? words.keptUntilEnd({ day }) : words.keptUntilTime({ day, at });
}

export function holdDeadlinePart(booking: Booking, keepIt = partWords(booking).keptForPayment): MailPart[] {
  const slot = slotOf(booking, new Date());
  if (slot?.state !== 'held') return [];
  return [paragraph(`${slotSentence(wordsIn(clientLanguage(booking), sessionWords), slot)} ${keepIt}`)];
}

/** Labels the link to a booking. A fee can be neither moved nor cancelled by it. */
export function namedLink(link: MailLink, booking: Pick<Booking, 'language' | 'kind'>): MailLink {
  return booking.kind === 'fee' ? { ...link, label: partWords(booking).seeFee } : link;
}

export const calendarHint = (booking: Booking) => paragraph(partWords(booking).calendarReplaced);

const partWords = (booking: Pick<Booking, 'language'>) => wordsIn(clientLanguage(booking), bookingPartWords);

export function openBookingLink({ reference }: Pick<Booking, 'reference'>): MailLink {
  return action('Open the booking', dashboardUrl('bookings', { open: reference }));
}

/** Returns the day, and the hours once they are set. */
export function whenText(session: SessionTime, language: Language): string {
  const words = wordsIn(language, sessionWords);
  return sessionTimeText(words, session, words.dateToBeAgreed);
}

export function contactFacts({ name, email, phone }: Booking) {
  return { Name: name, Email: email, Phone: phone };
}

export function offeredLines(lines: BookingLine[], prices: number[] | null): BookingLine[] {
  return prices === null ? lines : lines.map((line, at) => ({ ...line, agreed: prices[at] ?? null }));
}

export function orderPart(
  booking: Booking,
  lines: BookingLine[],
  totalLabel: string,
  language = clientLanguage(booking),
): MailPart {
  return { kind: 'order', ...orderSummary(booking, lines, totalLabel, language) };
}

export function orderSummary(
  booking: Booking,
  lines: BookingLine[],
  totalLabel: string,
  language: Language,
): { lines: MailAmount[]; total: MailAmount; note?: string } {
  const words = wordsIn(language, bookingPartWords);
  const agreed = booking.agreedAt !== null;
  const fixed = agreed || lines.every((line) => line.fixed);
  return {
    lines: [
      ...lines.map((line) => ({
        label: lineText(language, words, line, agreed),
        amount: lineAmountText(language, words, line, agreed),
      })),
      ...(agreed ? [] : discountLine(language, words, booking)),
    ],
    total: {
      label: totalLabel,
      amount: totalText(wordsIn(language, pricesWords), { total: booking.total, fixed }),
    },
    ...vatNote(words, booking, lines),
  };
}

function lineAmountText(
  language: Language,
  words: BookingPartWords,
  line: BookingLine,
  agreed: boolean,
): string {
  if (agreed && line.agreed !== null) return moneyIn(language, line.agreed);
  return agreed && !line.fixed ? words.asAgreed : amountText(wordsIn(language, pricesWords), line);
}

function lineText(language: Language, words: BookingPartWords, line: BookingLine, agreed: boolean): string {
  const found = agreed ? undefined : toConfirm(wordsIn(language, pricesWords), line);
  const name = bookedLabelIn(language, line);
  const what = line.quantity === 1 ? name : words.several({ quantity: line.quantity, name });
  return found === undefined ? what : words[`line${found.open}`]({ ...found, line: what });
}

function discountLine(language: Language, words: BookingPartWords, booking: Booking): MailAmount[] {
  const { discountCode: code, discountPercent: percent, discountAmount } = booking;
  if (percent === 0) return [];
  const label = code === null ? words.discount({ percent }) : words.discountByCode({ percent, code });
  return [{ label, amount: wordsIn(language, bookingWords).takenOff({ amount: discountAmount }) }];
}

function vatNote(words: BookingPartWords, booking: Booking, lines: BookingLine[]): { note?: string } {
  const vat = bookingVat(booking, lines);
  return site.vatRegistered && vat > 0
    ? { note: words.vatIncluded({ amount: vat, percent: vatPercent }) }
    : {};
}

/** States the refund policy for the booking (docs/product.md, Refund). */
export function refundParts(booking: Pick<Booking, 'language' | 'kind' | 'status'>): MailPart[] {
  const words = partWords(booking);
  const isPending = booking.status === 'pending';
  if (booking.kind === 'fee') return [];
  if (booking.kind === 'goods')
    return [paragraph(isPending ? `${words.goodsBeforeConfirmation} ${words.goods}` : words.goods)];
  return [paragraph(isPending ? words.refundBeforeConfirmation : words.refundOfSession)];
}
