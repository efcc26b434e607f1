import { expect, test } from 'vitest';
import type { OpenBooking } from '#src/domain/booking/open-booking.ts';
import { speak } from '#src/lib/words/messages.ts';
import { openBookingsText, openBookingText } from './open-bookings.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

const session: OpenBooking = {
  kind: 'session',
  reference: 'FTS-1',
  eventDate: '2026-12-05',
  ahead: true,
  paid: 200_000,
  due: 0,
  owedBack: 0,
};
const order: OpenBooking = { ...session, kind: 'goods', eventDate: null };
const owed: OpenBooking = { ...session, ahead: false, paid: 100_000, owedBack: 100_000 };

test.each<[OpenBooking[], string]>([
  [[session, { ...session, paid: 45_000 }], 'You have 2 sessions ahead, 245,000 RWF paid.'],
  [[{ ...session, paid: 0 }], 'You have 1 session ahead, not paid yet.'],
  [[order], 'You have 1 booking of goods, 200,000 RWF paid.'],
  [
    [session, order, order],
    'You have 1 session ahead, 200,000 RWF paid. You have 2 bookings of goods, 400,000 RWF paid.',
  ],
  [[owed], 'You have 1 booking that is not settled.'],
  [
    [session, owed, owed],
    'You have 1 session ahead, 200,000 RWF paid. You have 2 bookings that are not settled.',
  ],
])('the open bookings %j are summed up, each kind in a sentence', (items, sentence) => {
  expect(openBookingsText(words, items)).toBe(sentence);
});

test.each<[OpenBooking, string]>([
  [session, 'FTS-1 on 5 December 2026: 200,000 RWF paid'],
  [{ ...session, eventDate: null, paid: 0 }, 'FTS-1, date to be agreed: nothing paid yet'],
  [order, 'FTS-1: 200,000 RWF paid'],
  [owed, 'FTS-1 on 5 December 2026: 100,000 RWF paid, 100,000 RWF to be refunded'],
  [{ ...session, due: 5_000 }, 'FTS-1 on 5 December 2026: 200,000 RWF paid, 5,000 RWF left to pay'],
])('the open booking %j is listed with its date and money', (item, text) => {
  expect(openBookingText(words, item)).toBe(text);
});

test('the advice to cancel first has a singular and a plural', () => {
  expect([words.cancelFirst({ count: 1 }), words.cancelFirst({ count: 2 })]).toEqual([
    expect.stringContaining('cancel this booking first'),
    expect.stringContaining('cancel these bookings first'),
  ]);
});
