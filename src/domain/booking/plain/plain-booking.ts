import type { BookingRequest } from '../booking.ts';
import { type BookingDraft, bookingDraft } from '../form/booking-fields.ts';
import { toBookingRequest } from '../form/to-booking-request.ts';
import { type PlainOrder, readPlainOrder, type Sold } from './plain-order.ts';

/** The booking form of a browser without scripts, as it was sent. */
export interface PlainBooking extends PlainOrder {
  draft: BookingDraft;
  /** What makes a form that is sent twice one booking. */
  key: string;
  /** RWF that the form showed; undefined when it does not say. */
  total: number | undefined;
  /** Whether the form showed that as fixed; undefined when it does not say. */
  fixed: boolean | undefined;
  /** True when the button was pressed that books, and not one that changes the order. */
  books: boolean;
  /** The field that people never see. */
  website: string;
}

/** The longest and shortest key; the same as that of `POST /api/bookings`. */
const keyFormat = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads what an address or a form says. `newKey` makes the key of a form that has none. Never throws. */
export function readPlainBooking(fields: URLSearchParams, sold: Sold, newKey: () => string): PlainBooking {
  const key = fields.get('key') ?? '';
  const total = fields.get('total') ?? '';
  return {
    ...readPlainOrder(fields, sold),
    draft: bookingDraft((field) => oneBreakPerLine(fields.get(field) ?? '')),
    key: keyFormat.test(key) ? key : newKey(),
    total: /^\d{1,12}$/.test(total) ? Number(total) : undefined,
    fixed: readFixed(fields.get('fixed')),
    books: fields.get('do') === 'book',
    website: fields.get('website') ?? '',
  };
}

/** The body of `POST /api/bookings`, not yet checked: the booking does that, in the form's own sentences. */
export function plainBookingRequest({ cart, draft, total = 0, fixed }: PlainBooking): BookingRequest {
  const { discountCode, ...contact } = draft;
  return toBookingRequest(contact, cart, { total, fixed }, discountCode.trim());
}

function readFixed(text: string | null): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** A form sends each line break as two characters; the visitor typed one. */
function oneBreakPerLine(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
