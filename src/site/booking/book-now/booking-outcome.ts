import type { InferResponseType } from 'hono/client';
import type { Slot } from '#src/domain/availability/slot/slot.ts';
import type { AnswersBy } from '#src/domain/booking/answers-by.ts';
import { problemFromServer } from '#src/domain/booking/form/check-booking.ts';
import type { SeenTotal } from '#src/domain/booking/form/to-booking-request.ts';
import type { Answer, Refused } from '#src/lib/answer.ts';
import type { api } from '#src/lib/api.ts';
import { type Failure, failureOf, wordedFailure } from '#src/lib/failure/failure.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import type { Wording } from '#src/lib/words/refusals.ts';

/** 201 response of `POST /api/bookings`. Amounts in RWF. */
export type BookingResponse = InferResponseType<typeof api.bookings.$post, 201>;

export type AcceptedBooking =
  /** Payment continues at `address`, on Paypack's page if `elsewhere`; `transaction` is its reference. */
  | {
      kind: 'pay';
      address: string;
      elsewhere: boolean;
      reference: string;
      transaction: string;
      slot?: Slot | undefined;
    }
  /** Request that the studio prices first. */
  | { kind: 'request'; reference: string; answersBy: AnswersBy; slot?: Slot | undefined };

export type BookingRefusal =
  /** The price book changed since the page loaded; `now` is the current total. */
  | { kind: 'total-changed'; now: SeenTotal }
  | { kind: 'problem'; problem: Failure }
  /** `again`: an unchanged retry may succeed later. */
  | { kind: 'refused'; error: string; again: boolean };

export type BookingResult = AttemptResult<AcceptedBooking, BookingRefusal>;

/** Maps a response to a result; `key` is the idempotency key of the request. */
export function bookingResult(word: Wording, answer: Answer<BookingResponse>, key: string): BookingResult {
  switch (answer.kind) {
    case 'network-error':
      return { type: 'network-error', reason: answer.reason };
    case 'ok':
      return { type: 'accept', answer: booked(answer.data, key) };
    case 'refused':
      return { type: 'refuse', refusal: bookingRefusal(word, answer) };
  }
}

function booked({ booking, payment }: BookingResponse, key: string): AcceptedBooking {
  const { id, reference, slot, answersBy } = booking;
  if (payment.status === 'none') return { kind: 'request', reference, answersBy, slot };
  const { transactionRef: transaction = reference, paymentLink } = payment;
  // Without a Paypack page the prompt is on the phone. The key after # opens the booking there.
  const address =
    paymentLink ?? `/payment-success?${new URLSearchParams({ checkout_id: id, ref: transaction })}#${key}`;
  return { kind: 'pay', address, elsewhere: paymentLink !== undefined, reference, transaction, slot };
}

function bookingRefusal(word: Wording, answer: Refused): BookingRefusal {
  const { status, body } = answer;
  const { message: error, fields } = failureOf(word, answer);
  const now = rightTotal(body);
  if (status === 409 && now !== undefined) return { kind: 'total-changed', now };
  if (status === 422)
    return { kind: 'problem', problem: wordedFailure(word, problemFromServer(error, fields)) };
  return { kind: 'refused', error, again: status >= 500 };
}

function rightTotal(body: unknown): SeenTotal | undefined {
  if (typeof body !== 'object' || body === null || !('total' in body) || !('fixed' in body)) return undefined;
  const { total, fixed } = body;
  return typeof total === 'number' && typeof fixed === 'boolean' ? { total, fixed } : undefined;
}
