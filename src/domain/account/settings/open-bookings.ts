import type { OpenBooking } from '#src/domain/booking/open-booking.ts';
import type { SettingsWords } from './words/en.ts';

/** Open bookings to show the client first, and a digest of exactly these. */
export interface OpenBookings {
  items: OpenBooking[];
  seen: string;
}

/** "You have 2 sessions ahead, 245,000 RWF paid. You have 1 booking that is not settled." */
export function openBookingsText(words: SettingsWords, items: readonly OpenBooking[]): string {
  const goods = items.filter(({ ahead, kind }) => ahead && kind === 'goods');
  const sessions = items.filter(({ ahead, kind }) => ahead && kind !== 'goods');
  const unsettled = items.length - goods.length - sessions.length;
  return [
    aheadText(sessions, words.sessionsAheadPaid, words.sessionsAheadUnpaid),
    aheadText(goods, words.goodsAheadPaid, words.goodsAheadUnpaid),
    unsettled > 0 ? words.bookingsUnsettled({ count: unsettled }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function aheadText(
  ahead: readonly OpenBooking[],
  paidText: SettingsWords['sessionsAheadPaid'],
  unpaidText: SettingsWords['sessionsAheadUnpaid'],
): string {
  const count = ahead.length;
  const paid = ahead.reduce((sum, item) => sum + item.paid, 0);
  if (count === 0) return '';
  return paid > 0 ? paidText({ count, paid }) : unpaidText({ count });
}

/** "FTS-7K3MP-9Q2XT on 5 December 2026: 200,000 RWF paid, 45,000 RWF left to pay" */
export function openBookingText(words: SettingsWords, booking: OpenBooking): string {
  const { kind, reference, eventDate: day, ahead } = booking;
  const undated = kind === 'session' && ahead ? words.openUndated({ reference }) : words.open({ reference });
  return `${day === null ? undated : words.openOn({ reference, day })} ${openMoney(words, booking)}`;
}

/** Returns what is paid, and what one of us owes the other. */
function openMoney(words: SettingsWords, { paid, due, owedBack: owed }: OpenBooking): string {
  if (due > 0) return paid > 0 ? words.openPaidAndDue({ paid, due }) : words.openDue({ due });
  if (owed > 0) return paid > 0 ? words.openPaidAndOwed({ paid, owed }) : words.openOwed({ owed });
  return paid > 0 ? words.openPaid({ paid }) : words.openUnpaid;
}

export function openBookingsIn(body: unknown): OpenBookings | undefined {
  return typeof body === 'object' && body !== null && 'open' in body
    ? (body.open as OpenBookings)
    : undefined;
}
