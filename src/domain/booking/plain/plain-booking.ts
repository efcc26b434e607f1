import { language } from '#src/lib/forms/form-fields.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { BookingRequest } from '../booking.ts';
import { type BookingDraft, bookingDraft } from '../form/booking-fields.ts';
import { toBookingRequest } from '../form/to-booking-request.ts';
import { type PlainOrder, readPlainOrder, type Sold } from './plain-order.ts';

export interface PlainBooking extends PlainOrder {
  draft: BookingDraft;
  language: Language;
  /** Idempotency key: a form that is sent twice makes one booking. */
  key: string;
  /** RWF that the form showed; undefined if it did not state a total. */
  total: number | undefined;
  /** True if the form showed the total as fixed; undefined if it did not state that. */
  fixed: boolean | undefined;
  /** True if the "book" button was pressed, not one that changes the order. */
  books: boolean;
  /** Honeypot field, hidden from people. */
  website: string;
}

const keyFormat = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads a query or form. `newKey` generates a missing key. Never throws. */
export function readPlainBooking(fields: URLSearchParams, sold: Sold, newKey: () => string): PlainBooking {
  const key = fields.get('key') ?? '';
  const total = fields.get('total') ?? '';
  return {
    ...readPlainOrder(fields, sold),
    language: language().parse(fields.get('language')),
    draft: bookingDraft((field) => oneBreakPerLine(fields.get(field) ?? '')),
    key: keyFormat.test(key) ? key : newKey(),
    total: /^\d{1,12}$/.test(total) ? Number(total) : undefined,
    fixed: readFixed(fields.get('fixed')),
    books: fields.get('do') === 'book',
    website: fields.get('website') ?? '',
  };
}

/** Builds the unvalidated body of `POST /api/bookings`; the booking validates it. */
export function plainBookingRequest({
  cart,
  draft,
  total = 0,
  fixed,
  language,
}: PlainBooking): BookingRequest {
  const { discountCode, ...contact } = draft;
  return toBookingRequest({ ...contact, language }, cart, { total, fixed }, discountCode.trim());
}

function readFixed(text: string | null): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Normalises the CRLF that forms send to one line break. */
function oneBreakPerLine(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
