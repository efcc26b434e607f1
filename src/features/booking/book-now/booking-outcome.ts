import type { Answer, Silence } from '#src/lib/answer.ts';
import { type BookingProblem, problemFromServer } from './check-booking.ts';

/** What `POST /api/bookings` answers with 201. Amounts in RWF. */
export interface BookingAnswer {
  booking: { id: string; reference: string; status: string; total: number };
  payment: { status: string; transactionRef?: string | undefined; paymentLink?: string | undefined };
}

/** What an answer means for the visitor. */
export type BookingOutcome =
  /** Booked, and the payment goes on at `address`. `elsewhere` when that is Paypack's own page. */
  | { kind: 'pay'; address: string; elsewhere: boolean; reference: string }
  /** Booked as a request that the studio prices first. */
  | { kind: 'request'; reference: string }
  /** The price book changed since the page was loaded; `total` in RWF is the right one. */
  | { kind: 'total-changed'; total: number }
  | { kind: 'problem'; problem: BookingProblem }
  | { kind: 'refused'; error: string }
  | { kind: 'silent'; reason: Silence };

/** Reads an answer. */
export function bookingOutcome(answer: Answer<BookingAnswer>): BookingOutcome {
  if (answer.kind === 'silent') return answer;
  if (answer.kind === 'ok') return booked(answer.data);
  const total = rightTotal(answer.body);
  if (answer.status === 409 && total !== undefined) return { kind: 'total-changed', total };
  if (answer.status === 422)
    return { kind: 'problem', problem: problemFromServer(answer.error, answer.fields) };
  return { kind: 'refused', error: answer.error };
}

/** The payment result page for a booking whose prompt is on the visitor's phone. */
function paymentResultAddress({ booking, payment }: BookingAnswer): string {
  const query = new URLSearchParams({
    checkout_id: booking.id,
    ref: payment.transactionRef ?? booking.reference,
  });
  return `/payment-success?${query}`;
}

function booked(answer: BookingAnswer): BookingOutcome {
  const { booking, payment } = answer;
  if (payment.status === 'none') return { kind: 'request', reference: booking.reference };
  return {
    kind: 'pay',
    address: payment.paymentLink ?? paymentResultAddress(answer),
    elsewhere: payment.paymentLink !== undefined,
    reference: booking.reference,
  };
}

function rightTotal(body: unknown): number | undefined {
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : undefined;
  return typeof total === 'number' ? total : undefined;
}
