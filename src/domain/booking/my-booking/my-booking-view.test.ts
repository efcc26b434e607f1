import { describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { en as ownBooking } from '#src/domain/booking/my-booking/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { english } from '#tests/support/english.ts';
import { changeProblem, paymentSentence, viewOfAnswer } from './my-booking-view.ts';

const refused = (status: number, fields = {}) =>
  ({ kind: 'refused', status, error: 'A sentence of the server.', fields, body: undefined }) as const;

describe('loading a booking', () => {
  test('a 404 for a booking link shows the final closed view', () => {
    expect(viewOfAnswer(english, refused(404))).toEqual({
      kind: 'closed',
      text: 'A sentence of the server.',
    });
  });

  test.each([429, 500, 503])('a %i response while loading a booking shows a temporary error', (status) => {
    expect(viewOfAnswer(english, refused(status))).toMatchObject({ kind: 'error' });
  });

  test.each(['offline', 'timeout', 'unreachable'] as const)(
    'a network error (%s) while loading a booking shows that the booking is safe',
    (reason) => {
      expect(viewOfAnswer(english, { kind: 'network-error', reason })).toMatchObject({
        kind: 'error',
        text: expect.stringContaining('Your booking is safe'),
      });
    },
  );
});

describe('a failed change', () => {
  test('a failed change shows the error on the date before the general one', () => {
    expect(changeProblem(english, refused(422, { eventDate: 'That day is full.' }))).toBe(
      'That day is full.',
    );
    expect(changeProblem(english, refused(409))).toBe('A sentence of the server.');
  });

  test.each(['timeout', 'unreachable'] as const)(
    'after a network error (%s), a repeated change is promised to be made only once',
    (reason) => {
      expect(changeProblem(english, { kind: 'network-error', reason })).toContain('made only once');
    },
  );
});

describe('the payment sentence', () => {
  const state = (
    status: MyBooking['status'],
    payment: Partial<MyBooking['payment']>,
  ): Pick<MyBooking, 'kind' | 'status' | 'payment'> => ({
    kind: 'session',
    status,
    payment: {
      status: 'pending',
      paid: 0,
      refunds: [],
      due: 0,
      next: 0,
      surplus: 0,
      canRetry: false,
      ...payment,
    },
  });

  const refund = { method: 'cash' as const, amount: 50_000, day: '2026-11-23', afterCancelling: false };

  test.each([
    [state('pending', { status: 'successful', paid: 650_000 }), 'Paid: 650,000 RWF.'],
    [state('pending', { paid: 100_000, due: 550_000 }), 'There is 550,000 RWF left to pay.'],
    [
      state('confirmed', { paid: 650_000, refunds: [refund] }),
      'Paid: 650,000 RWF. We refunded 50,000 RWF in cash on 23 November 2026.',
    ],
    [state('cancelled', { surplus: 650_000 }), 'We will refund the 650,000 RWF you overpaid.'],
    [state('pending', {}), 'Not paid yet.'],
    [state('pending', { status: 'failed' }), 'did not go through. Your booking is kept.'],
    [
      { ...state('pending', { status: 'failed' }), kind: 'fee' as const },
      'did not go through. You can still pay the fee.',
    ],
    [state('pending', { status: 'none' }), 'We’ll confirm the price'],
    [state('cancelled', {}), 'please decline it'],
    [
      state('cancelled', { status: 'failed', paid: 1000 }),
      'Paid: 1,000 RWF. If a payment request is still on',
    ],
    [state('cancelled', { status: 'successful', paid: 650_000 }), 'Paid: 650,000 RWF.'],
  ])('the payment sentence fits %j', (booking, sentence) => {
    expect(paymentSentence(speak('en', ownBooking), booking)).toContain(sentence);
  });
});
