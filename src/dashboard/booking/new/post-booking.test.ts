import { expect, test } from 'vitest';
import type { Refused } from '#src/lib/answer.ts';
import { toResult } from './post-booking.ts';

const refused = (changes: Partial<Refused>): Refused => ({
  kind: 'refused',
  status: 422,
  error: 'Wrong.',
  fields: {},
  body: {},
  ...changes,
});

test.each<[Partial<Refused>, object]>([
  [
    { status: 409, body: { total: 160_000, fixed: true } },
    { kind: 'total-changed', now: { total: 160_000, fixed: true } },
  ],
  [{ status: 409 }, { kind: 'booked-before' }],
  [
    { fields: { 'client.phone': 'A', 'discount.percent': 'B', eventDate: 'C' } },
    { kind: 'problem', problem: { message: 'Wrong.', fields: { phone: 'A', percent: 'B', eventDate: 'C' } } },
  ],
  [
    { fields: { messageId: 'This message already belongs to a booking.' } },
    { kind: 'problem', problem: { message: 'This message already belongs to a booking.' } },
  ],
  [
    { status: 403, fields: { 'discount.percent': 'You can give up to 10%.' } },
    { kind: 'problem', problem: { fields: { percent: 'You can give up to 10%.' } } },
  ],
  [{ status: 503 }, { kind: 'refused', again: true }],
  [{ status: 403 }, { kind: 'refused', again: false }],
])('the refusal %j is handled as %j', (answer, refusal) => {
  expect(toResult(refused(answer))).toMatchObject({ type: 'refuse', refusal });
});

test('a lost response is no refusal', () => {
  expect(toResult({ kind: 'network-error', reason: 'timeout' })).toEqual({
    type: 'network-error',
    reason: 'timeout',
  });
});
