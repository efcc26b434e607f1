import type { InferResponseType } from 'hono/client';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { BookingByStaffRequest } from '#src/domain/booking/staff/booking-by-staff.ts';
import { type Answer, answerTo, type Refused } from '#src/lib/answer.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import type { Attempt } from '#src/lib/sending/start-sending.ts';

const call = accountApi.bookings['by-staff'];

export type BookedByStaff = InferResponseType<typeof call.$post, 201>;

export interface SeenTotal {
  total: number;
  fixed: boolean;
}

export type StaffRefusal =
  /** Prices changed since the page loaded. */
  | { kind: 'total-changed'; now: SeenTotal }
  | { kind: 'problem'; problem: Failure }
  /** The key is known with other content: an earlier version of the form is booked. */
  | { kind: 'booked-before'; error: string }
  /** `again`: an unchanged retry may succeed later. */
  | { kind: 'refused'; error: string; again: boolean };

const timeoutMs = 20_000;

/** Posts the booking. All tries of a form have one key, so none books twice. */
export async function postBooking(
  json: BookingByStaffRequest,
  { key, signal }: Attempt,
): Promise<AttemptResult<BookedByStaff, StaffRefusal>> {
  const header = { 'idempotency-key': key };
  return toResult(await answerTo((init) => call.$post({ header, json }, { init }), timeoutMs, signal));
}

export function toResult<T>(answer: Answer<T>): AttemptResult<T, StaffRefusal> {
  if (answer.kind === 'network-error') return { type: 'network-error', reason: answer.reason };
  if (answer.kind === 'ok') return { type: 'accept', answer: answer.data };
  return { type: 'refuse', refusal: refusalOf(answer) };
}

function refusalOf({ status, error, fields, body }: Refused): StaffRefusal {
  const now = rightTotal(body);
  if (status === 409) return now ? { kind: 'total-changed', now } : { kind: 'booked-before', error };
  if (Object.keys(fields).length > 0) return { kind: 'problem', problem: problemOf(error, fields) };
  return { kind: 'refused', error, again: status >= 500 };
}

function rightTotal(body: unknown): SeenTotal | undefined {
  if (typeof body !== 'object' || body === null || !('total' in body) || !('fixed' in body)) return undefined;
  const { total, fixed } = body;
  return typeof total === 'number' && typeof fixed === 'boolean' ? { total, fixed } : undefined;
}

/** Names of the form's fields. */
const formFields = [
  'phone',
  'name',
  'email',
  'items',
  'eventDate',
  'startTime',
  'minutes',
  'location',
  'company',
  'tin',
  'note',
  'percent',
  'reason',
];

/** Maps `client.phone` to the field `phone`; a sentence about no field replaces the message. */
function problemOf(error: string, fields: Record<string, string>): Failure {
  const named = Object.entries(fields).map(
    ([name, sentence]) => [name.replace(/^(client|discount)\./, ''), sentence] as const,
  );
  const elsewhere = named.find(([name]) => !formFields.some((field) => name.split('.')[0] === field));
  return { message: elsewhere?.[1] ?? error, fields: Object.fromEntries(named) };
}
