import { describe, expect, it } from 'vitest';
import { en as page } from '#src/domain/payment/page/words/en.ts';
import type { PaymentStatusAnswer } from '#src/domain/payment/payment.ts';
import { failureRefusal, type PaymentFailure } from '#src/domain/payment/payment-failure.ts';
import { en } from '#src/domain/payment/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { wordingIn } from '#src/lib/words/refusals.ts';
import { initialView, reduceView } from './payment-answer.ts';

const english = wordingIn({ payment: speak('en', en), 'payment-page': speak('en', page) });
const answer = (status: 'pending' | 'successful' | 'failed', canRetry = false): PaymentStatusAnswer => ({
  success: true,
  transaction: { status, reference: 'ref-1', amount: 150_000, requested: true },
  booking: {
    reference: 'FTS-AAAAA-BBBBB',
    kind: 'session',
    canRetry,
    next: 0,
    needsDay: false,
    needsHour: false,
    answersBy: 'email',
  },
  phone: '078•••4567',
});
const refusal = (status: number) =>
  ({ kind: 'refused', status, error: 'Unknown reference.', fields: {}, body: null }) as const;

describe('reduceView', () => {
  it('a pending payment is checked further, and shows the masked phone number', () => {
    const view = reduceView(english, initialView('checking'), { kind: 'ok', data: answer('pending') });
    expect(view).toMatchObject({ result: 'checking', final: false, phone: '078•••4567', amount: 150_000 });
  });

  it('a successful or failed payment is final', () => {
    const paid = reduceView(english, initialView('checking'), { kind: 'ok', data: answer('successful') });
    const failed = reduceView(english, initialView('checking'), { kind: 'ok', data: answer('failed', true) });
    expect(paid).toMatchObject({ result: 'success', final: true });
    expect(failed).toMatchObject({ result: 'failed', final: true, canRetry: true });
  });

  it.each<PaymentFailure>([
    'declined',
    'refused',
    'unanswered',
    'unreachable',
    'superseded',
    'no-place',
    'cancelled',
  ])('a payment that failed as “%s” shows its reason', (failure) => {
    const failed = answer('failed');
    const reason = english(failureRefusal(failure));
    const data = { ...failed, transaction: { ...failed.transaction, reason } };
    expect(reduceView(english, initialView('checking'), { kind: 'ok', data })).toMatchObject({
      result: 'failed',
      reason,
    });
  });

  it.each([true, false])('the view keeps whether a payment request was sent: %s', (requested) => {
    const pending = answer('pending');
    const data = { ...pending, transaction: { ...pending.transaction, requested } };
    expect(reduceView(english, initialView('checking'), { kind: 'ok', data })).toMatchObject({ requested });
  });

  it('a 404 for the reference ends the check as unknown', () => {
    const view = reduceView(english, initialView('checking'), refusal(404));
    expect(view).toMatchObject({ result: 'unknown', final: true, error: 'Unknown reference.' });
  });

  it.each([
    { kind: 'network-error', reason: 'offline' },
    { kind: 'network-error', reason: 'timeout' },
    { kind: 'network-error', reason: 'unreachable' },
    refusal(429),
    refusal(500),
    refusal(503),
  ] as const)('after %j the payment is still being checked', (nothing) => {
    const view = reduceView(english, initialView('checking'), nothing);
    expect(view).toMatchObject({ result: 'checking', final: false });
    expect(view.error).toMatch(/\.$/);
  });

  it('a network error drops the failure that the address claims', () => {
    const view = reduceView(english, initialView('failed'), { kind: 'network-error', reason: 'offline' });
    expect(view.result).toBe('checking');
  });

  it('a later error keeps the known result, and a later success clears the error', () => {
    const paid = reduceView(english, initialView('checking'), { kind: 'ok', data: answer('successful') });
    expect(reduceView(english, paid, refusal(503)).result).toBe('success');
    const failed = reduceView(english, initialView('checking'), refusal(503));
    expect(reduceView(english, failed, { kind: 'ok', data: answer('pending') }).error).toBeUndefined();
  });
});
