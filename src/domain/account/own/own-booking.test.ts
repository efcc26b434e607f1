import { expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import {
  bookedText,
  bookingTitle,
  type OwnBooking,
  openBookingLabel,
  paymentAddress,
  paymentName,
} from './own-booking.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const booking: OwnBooking = {
  kind: 'session',
  id: 'b1',
  reference: 'FTS-7K3MP-9Q2XT',
  status: 'pending',
  eventDate: null,
  startTime: null,
  minutes: null,
  location: '',
  total: 150_000,
  createdAt: '2026-12-05T10:00:00Z',
  lines: [],
  payment: { status: 'failed', reference: 'a&b', due: 150_000, next: 150_000, canRetry: true },
};

it('a booking links to its payment, or to the new one', () => {
  expect(paymentAddress(booking)).toBe('/payment-success?checkout_id=b1&ref=a%26b');
  expect(paymentAddress(booking, 'new')).toBe('/payment-success?checkout_id=b1&ref=new');
});

it('a booking without a payment has no payment link and nothing to pay yet', () => {
  expect(paymentAddress({ ...booking, payment: null })).toBeUndefined();
  expect(paymentName(words, { status: 'pending', payment: null })).toBe('Nothing to pay yet');
  expect(paymentName(words, { status: 'cancelled', payment: null })).toBe('Nothing to pay');
  const paid = { status: 'successful', reference: 'a', due: 0, next: 0, canRetry: false } as const;
  expect(paymentName(words, { status: 'confirmed', payment: paid })).toBe('Paid');
});

it('a booking whose deposit is paid names what is left to pay', () => {
  const deposit = {
    status: 'successful',
    reference: 'a',
    due: 350_000,
    next: 350_000,
    canRetry: true,
  } as const;
  expect(paymentName(words, { status: 'confirmed', payment: deposit })).toBe(
    'Paid in part, 350,000 RWF left',
  );
});

it('the button asks for a date only when a session has none', () => {
  expect(openBookingLabel(words, booking)).toEqual({
    label: 'Choose the date',
    name: 'Choose the date, FTS-7K3MP-9Q2XT',
  });
  expect(openBookingLabel(words, { ...booking, kind: 'goods' }).label).toBe('Open the booking');
});

it('a booking’s title is its first line and the number of others', () => {
  const logo = { label: 'Logo Design, Basic', quantity: 2, amount: 100_000 };
  const portrait = { label: 'Portrait photography, 2 hours, Basic', quantity: 1, amount: 150_000 };
  expect(bookingTitle(words, { kind: 'session', lines: [portrait] })).toBe(
    'Portrait photography, 2 hours, Basic',
  );
  expect(bookingTitle(words, { kind: 'session', lines: [logo, portrait] })).toBe(
    '2 × Logo Design, Basic and 1 more',
  );
  expect(bookingTitle(words, { kind: 'fee', lines: [] })).toBe('Fee');
});

it('a booking says when it was booked and where it is, a fee when it was requested', () => {
  expect(bookedText(words, booking)).toBe('FTS-7K3MP-9Q2XT, booked on 5 December 2026');
  expect(bookedText(words, { ...booking, location: 'Nyanza' })).toBe(
    'FTS-7K3MP-9Q2XT, booked on 5 December 2026, Nyanza',
  );
  expect(bookedText(words, { ...booking, kind: 'fee' })).toBe(
    'FTS-7K3MP-9Q2XT, requested on 5 December 2026',
  );
});
