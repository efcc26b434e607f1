import type { Answer } from '#src/lib/answer.ts';
import { type BookingProblem, problemFromServer } from './check-booking.ts';

/** Why the server did not book. */
export type BookingRefusal =
  /** The price book changed since the page was loaded; `total` in RWF is the right one. */
  | { kind: 'total-changed'; total: number }
  | { kind: 'problem'; problem: BookingProblem }
  | { kind: 'refused'; error: string };

type Refused = Extract<Answer<unknown>, { kind: 'refused' }>;

/** Reads a refusal. */
export function bookingRefusal({ status, error, fields, body }: Refused): BookingRefusal {
  const total = rightTotal(body);
  if (status === 409 && total !== undefined) return { kind: 'total-changed', total };
  if (status === 422) return { kind: 'problem', problem: problemFromServer(error, fields) };
  return { kind: 'refused', error };
}

function rightTotal(body: unknown): number | undefined {
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : undefined;
  return typeof total === 'number' ? total : undefined;
}
