import { describe, expect, it } from 'vitest';
import { english } from '#tests/support/english.ts';
import { type BookingResponse, bookingResult } from './booking-outcome.ts';

const booking = {
  id: 'b-1',
  reference: 'FTS-AAAAA-BBBBB',
  status: 'pending' as const,
  total: 150_000,
  answersBy: 'text' as const,
};
const booked = (payment: BookingResponse['payment']) =>
  bookingResult(english, { kind: 'ok', data: { booking, payment } }, 'sent-under');
const refused = (status: number, body: object) =>
  bookingResult(english, { kind: 'refused', status, error: 'No.', fields: {}, body }, 'sent-under');

describe('bookingResult', () => {
  it('a booking with a transaction opens the payment page with its reference', () => {
    expect(booked({ status: 'pending', transactionRef: 'tx-1' })).toMatchObject({
      type: 'accept',
      answer: {
        kind: 'pay',
        address: '/payment-success?checkout_id=b-1&ref=tx-1#sent-under',
        elsewhere: false,
        reference: 'FTS-AAAAA-BBBBB',
        transaction: 'tx-1',
      },
    });
  });

  it('a booking without a transaction opens the payment page with the booking’s reference', () => {
    expect(booked({ status: 'pending' })).toMatchObject({
      answer: { address: '/payment-success?checkout_id=b-1&ref=FTS-AAAAA-BBBBB#sent-under' },
    });
  });

  it('a booking with a payment link opens Paypack’s own page', () => {
    expect(booked({ status: 'pending', paymentLink: 'https://pay.example/1' })).toMatchObject({
      answer: { address: 'https://pay.example/1', elsewhere: true },
    });
  });

  it('a booking with nothing to pay yet is accepted as a request', () => {
    expect(booked({ status: 'none' })).toEqual({
      type: 'accept',
      answer: { kind: 'request', reference: 'FTS-AAAAA-BBBBB', answersBy: 'text' },
    });
  });

  it('a 409 with a total is shown as a changed total', () => {
    expect(refused(409, { total: 160_000, fixed: false })).toEqual({
      type: 'refuse',
      refusal: { kind: 'total-changed', now: { total: 160_000, fixed: false } },
    });
  });

  it('a 409 without a total is shown as a refusal', () => {
    expect(refused(409, {})).toEqual({
      type: 'refuse',
      refusal: { kind: 'refused', error: 'No.', again: false },
    });
  });

  it('a 422 is shown as a problem of the form', () => {
    expect(refused(422, {})).toMatchObject({ refusal: { kind: 'problem', problem: { text: 'No.' } } });
  });

  it.each([400, 413, 429, 500, 503])(
    'the sentence of a %i response is shown, and only a 5xx can be retried',
    (status) => {
      expect(refused(status, { total: 1 })).toEqual({
        type: 'refuse',
        refusal: { kind: 'refused', error: 'No.', again: status >= 500 },
      });
    },
  );

  it('a network error is not taken for a refusal', () => {
    expect(bookingResult(english, { kind: 'network-error', reason: 'offline' }, 'sent-under')).toEqual({
      type: 'network-error',
      reason: 'offline',
    });
  });
});
