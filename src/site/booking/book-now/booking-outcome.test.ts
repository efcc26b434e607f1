import { describe, expect, it } from 'vitest';
import { type BookingAnswer, bookingResult } from './booking-outcome.ts';

const booking = { id: 'b-1', reference: 'FTS-AAAAA-BBBBB', status: 'pending' as const, total: 150_000 };
const booked = (payment: BookingAnswer['payment']) =>
  bookingResult({ kind: 'ok', data: { booking, payment } }, 'sent-under');
const refused = (status: number, body: object) =>
  bookingResult({ kind: 'refused', status, error: 'No.', fields: {}, body }, 'sent-under');

describe('bookingResult', () => {
  it('goes to the payment page with the transaction', () => {
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

  it('goes there with the booking’s reference while Paypack has not given one', () => {
    expect(booked({ status: 'pending' })).toMatchObject({
      answer: { address: '/payment-success?checkout_id=b-1&ref=FTS-AAAAA-BBBBB#sent-under' },
    });
  });

  it('goes to Paypack’s own page when there is one', () => {
    expect(booked({ status: 'pending', paymentLink: 'https://pay.example/1' })).toMatchObject({
      answer: { address: 'https://pay.example/1', elsewhere: true },
    });
  });

  it('stays for a request that nobody pays yet', () => {
    expect(booked({ status: 'none' })).toEqual({
      type: 'accept',
      answer: { kind: 'request', reference: 'FTS-AAAAA-BBBBB' },
    });
  });

  it('asks about another total', () => {
    expect(refused(409, { total: 160_000, fixed: false })).toEqual({
      type: 'refuse',
      refusal: { kind: 'total-changed', now: { total: 160_000, fixed: false } },
    });
  });

  it('does not take every conflict for another total', () => {
    expect(refused(409, {})).toEqual({
      type: 'refuse',
      refusal: { kind: 'refused', error: 'No.', again: false },
    });
  });

  it('shows the fields that the server refused', () => {
    expect(refused(422, {})).toMatchObject({ refusal: { kind: 'problem', problem: { text: 'No.' } } });
  });

  it.each([400, 413, 429, 500, 503])('passes on the sentence of a %i', (status) => {
    expect(refused(status, { total: 1 })).toEqual({
      type: 'refuse',
      refusal: { kind: 'refused', error: 'No.', again: status >= 500 },
    });
  });

  it('tells a network error from a refusal', () => {
    expect(bookingResult({ kind: 'network-error', reason: 'offline' }, 'sent-under')).toEqual({
      type: 'network-error',
      reason: 'offline',
    });
  });
});
