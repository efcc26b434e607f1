import { expect, test } from 'vitest';
import { bookedSentences, changedTotalText, lastBookingText, valueText } from './new-booking-words.ts';

const booked = {
  total: 150_000,
  fixed: true,
  phone: '0788123456',
  email: '',
  payment: 'request',
  status: 'pending',
} as const;

test.each([
  [booked, 'The payment request for 150,000 RWF is on its way to 0788123456.'],
  [
    { ...booked, status: 'failed' },
    'The payment request could not be sent. Open the booking to send it again.',
  ],
  [{ ...booked, payment: 'cash', status: 'successful' }, '150,000 RWF in cash is recorded.'],
  [{ ...booked, payment: 'later', status: 'none' }, '150,000 RWF is still to be paid.'],
  [{ ...booked, fixed: false, payment: 'later' }, 'The price is still open: offer one in the booking.'],
] as const)('after a booking its money is told: %j', (facts, sentence) => {
  expect(bookedSentences(facts)[1]).toBe(sentence);
});

test('after a booking, only the ways that reach the client are named', () => {
  expect(bookedSentences(booked)[0]).toBe('We are sending the client a text message to 0788123456.');
  expect(bookedSentences({ ...booked, email: 'a@example.com' })[0]).toBe(
    'We are sending the client an email to a@example.com and a text message to 0788123456.',
  );
});

test('a changed total names both, and that one is open', () => {
  expect(changedTotalText({ total: 150_000, fixed: true }, { total: 160_000, fixed: true })).toBe(
    'It was 150,000 RWF when you sent it, and is 160,000 RWF now. Agree it with the client first.',
  );
  expect(changedTotalText({ total: 0, fixed: false }, { total: 160_000, fixed: false })).toContain(
    'was on request when you sent it, and is from 160,000 RWF now',
  );
});

test('a known client has the number of bookings and what was received', () => {
  expect(valueText({ bookings: 0, value: 0 })).toBe('No bookings yet');
  expect(valueText({ bookings: 1, value: 0 })).toBe('1 booking');
  expect(valueText({ bookings: 3, value: 450_000 })).toBe('3 bookings, 450,000 RWF received');
});

test('the last booking is the newest of the timeline, with its day if it has one', () => {
  const event = {
    kind: 'booking',
    at: '2026-11-20T10:00:00.000Z',
    id: 'b1',
    title: 'Photobook A3, Basic',
    text: '',
    status: 'pending',
    amount: 150_000,
    reference: 'FTS-7K3MP-9Q2XT',
    eventDate: '2026-12-05',
  } as const;
  expect(lastBookingText([])).toBe('No earlier booking.');
  expect(lastBookingText([{ ...event, kind: 'message' }, event])).toBe(
    'Last booking: Photobook A3, Basic, 5 December 2026.',
  );
  expect(lastBookingText([{ ...event, eventDate: null }])).toBe(
    'Last booking: Photobook A3, Basic, booked 20 Nov 2026, 12:00.',
  );
});
