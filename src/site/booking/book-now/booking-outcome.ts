import type { InferResponseType } from 'hono/client';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import { problemFromServer } from '#src/domain/booking/form/check-booking.ts';
import type { SeenTotal } from '#src/domain/booking/form/to-booking-request.ts';
import type { Answer, Refused } from '#src/lib/answer.ts';
import type { api } from '#src/lib/api.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';

/** What `POST /api/bookings` answers with 201. Amounts in RWF. */
export type BookingAnswer = InferResponseType<typeof api.bookings.$post, 201>;

/** A booking that the server has. */
export type AcceptedBooking =
  /** The payment goes on at `address`, `elsewhere` when that is Paypack's own page; `transaction` is its reference. */
  | {
      kind: 'pay';
      address: string;
      elsewhere: boolean;
      reference: string;
      transaction: string;
      slot?: Slot | undefined;
    }
  /** A request that the studio prices first. */
  | { kind: 'request'; reference: string; slot?: Slot | undefined };

/** Why the server did not book. */
export type BookingRefusal =
  /** The price book changed since the page was loaded; `now` is the right total. */
  | { kind: 'total-changed'; now: SeenTotal }
  | { kind: 'problem'; problem: Failure }
  /** `again`: the same may be taken later, as it is. */
  | { kind: 'refused'; error: string; again: boolean };

export type BookingResult = AttemptResult<AcceptedBooking, BookingRefusal>;

/** `key` is what it was sent under. */
export function bookingResult(answer: Answer<BookingAnswer>, key: string): BookingResult {
  switch (answer.kind) {
    case 'network-error':
      return { type: 'network-error', reason: answer.reason };
    case 'ok':
      return { type: 'accept', answer: booked(answer.data, key) };
    case 'refused':
      return { type: 'refuse', refusal: bookingRefusal(answer) };
  }
}

function booked({ booking, payment }: BookingAnswer, key: string): AcceptedBooking {
  const { id, reference, slot } = booking;
  if (payment.status === 'none') return { kind: 'request', reference, slot };
  const { transactionRef: transaction = reference, paymentLink } = payment;
  // Without a page of Paypack's own, the prompt is on the visitor's phone. Behind the # is what opens the booking there.
  const address =
    paymentLink ?? `/payment-success?${new URLSearchParams({ checkout_id: id, ref: transaction })}#${key}`;
  return { kind: 'pay', address, elsewhere: paymentLink !== undefined, reference, transaction, slot };
}

function bookingRefusal({ status, error, fields, body }: Refused): BookingRefusal {
  const now = rightTotal(body);
  if (status === 409 && now !== undefined) return { kind: 'total-changed', now };
  if (status === 422) return { kind: 'problem', problem: problemFromServer(error, fields) };
  return { kind: 'refused', error, again: status >= 500 };
}

function rightTotal(body: unknown): SeenTotal | undefined {
  if (typeof body !== 'object' || body === null || !('total' in body) || !('fixed' in body)) return undefined;
  const { total, fixed } = body;
  return typeof total === 'number' && typeof fixed === 'boolean' ? { total, fixed } : undefined;
}
