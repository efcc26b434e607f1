import { expect, it } from 'vitest';
import {
  bookingTitle,
  type OwnBooking,
  openBookingLabel,
  paymentAddress,
  paymentName,
} from './own-booking.ts';

const booking: OwnBooking = {
  kind: 'session',
  id: 'b1',
  reference: 'FTS-7K3MP-9Q2XT',
  status: 'pending',
  eventDate: null,
  location: '',
  total: 150_000,
  createdAt: '2026-12-05T10:00:00Z',
  lines: [],
  payment: { status: 'failed', reference: 'a&b', canRetry: true },
};

it('a booking links to its payment, or to the new one', () => {
  expect(paymentAddress(booking)).toBe('/payment-success?checkout_id=b1&ref=a%26b');
  expect(paymentAddress(booking, 'new')).toBe('/payment-success?checkout_id=b1&ref=new');
});

it('a booking without a payment has no payment link and nothing to pay yet', () => {
  expect(paymentAddress({ ...booking, payment: null })).toBeUndefined();
  expect(paymentName({ status: 'pending', payment: null })).toBe('Nothing to pay yet');
  expect(paymentName({ status: 'cancelled', payment: null })).toBe('Nothing to pay');
  const paid = { status: 'successful', reference: 'a', canRetry: false } as const;
  expect(paymentName({ status: 'confirmed', payment: paid })).toBe('Paid');
});

it('the button asks for a date only when a session has none', () => {
  expect(openBookingLabel(booking)).toBe('Choose the date');
  expect(openBookingLabel({ ...booking, kind: 'goods' })).toBe('Open the booking');
});

it('a booking’s title is its first line and the number of others', () => {
  const logo = { label: 'Logo Design, Basic', quantity: 2, amount: 100_000 };
  const portrait = { label: 'Portrait photography, 2 hours, Basic', quantity: 1, amount: 150_000 };
  expect(bookingTitle({ kind: 'session', lines: [portrait] })).toBe('Portrait photography, 2 hours, Basic');
  expect(bookingTitle({ kind: 'session', lines: [logo, portrait] })).toBe(
    '2 × Logo Design, Basic and 1 more',
  );
  expect(bookingTitle({ kind: 'fee', lines: [] })).toBe('Fee');
});
