import { randomInt } from 'node:crypto';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { closedReason, daysBetween } from '#src/domain/availability/calendar.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { type Answer, call } from '../call.ts';

export function workingDay(ahead: number): string {
  const day = addDays(todayInKigali(new Date()), ahead);
  return closedReason(baseCalendar, day) === undefined ? day : workingDay(ahead + 1);
}

const workingDaysAfter = 9;

/** Bookable day, followed by working days; holidays delay it to at most 55 days from now. */
export const bookableDay = firstOfWorkingDays(workingDay(30));

function firstOfWorkingDays(day: string): string {
  const closed = daysBetween(day, addDays(day, workingDaysAfter)).findLast(
    (one) => closedReason(baseCalendar, one) !== undefined,
  );
  return closed === undefined ? day : firstOfWorkingDays(addDays(closed, 1));
}

/** Generates a phone number of its own, with an end to which requests and texts arrive. */
export function newPhone(): string {
  return `078${String(randomInt(1e5)).padStart(5, '0')}${randomInt(2, 10)}${randomInt(6, 10)}`;
}

/** A valid booking: two lines, 400,000 RWF. The phone selects the sandbox's behaviour. */
export function bookingRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    name: 'Aline Uwase',
    email: 'aline@example.com',
    phone: '+250 788 123 456',
    language: 'en',
    eventDate: bookableDay,
    location: 'Kigali Heights',
    message: 'Two families, one baby.',
    items: [
      { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } },
      { sku: 'sessions/photography/2h/standard', quantity: 1, options: { package: 'event' } },
    ],
    totalAmount: 400_000,
    paymentMethod: 'paypack',
    ...changes,
  };
}

/** Booking small enough to need no day. */
export const undated = {
  eventDate: '',
  items: [{ sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } }],
  totalAmount: 150_000,
} satisfies Partial<BookingRequest>;

export function book(
  body: unknown = bookingRequest(),
  key: string = crypto.randomUUID(),
  address?: string,
): Promise<Answer> {
  const headers = { 'idempotency-key': key };
  return call('POST', '/api/bookings', { body, headers, ...(address && { address }) });
}

export async function booked(changes: Partial<BookingRequest> = {}) {
  const answer = await book(bookingRequest(changes));
  if (answer.status !== 201) throw new Error(`The booking was answered ${answer.status}: ${answer.text}`);
  const { booking, payment } = answer.json as {
    booking: { id: string; reference: string; total: number };
    payment: { status: string; transactionRef?: string };
  };
  return { ...booking, transactionRef: payment.transactionRef ?? '' };
}

/** Two frames with a price range and a session, so that the studio sets the price. Sums in RWF. */
export const openPriced = (() => {
  const session = 'sessions/photography/2h/basic';
  const fixed = priceBook.get(session)?.price;
  for (const { sku, price } of priceBook.values()) {
    if (price.kind !== 'range' || fixed?.kind !== 'fixed') continue;
    const items = [
      { sku, quantity: 2 },
      { sku: session, quantity: 1 },
    ];
    return { items, min: 2 * price.min + fixed.amount, max: 2 * price.max + fixed.amount };
  }
  throw new Error('Nothing is published at a range of prices; tests need something.');
})();

export function requestedPrice(changes: Partial<BookingRequest> = {}) {
  return booked({ items: openPriced.items, totalAmount: openPriced.min, ...changes });
}
