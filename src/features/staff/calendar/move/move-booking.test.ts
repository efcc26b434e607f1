import { expect, test } from 'vitest';
import { asClientsSee, movingText } from './move-booking.ts';

const booking = { name: 'Aline Uwase', reference: 'FTS-7K3MP-9Q2XT', day: '2026-12-05' };

test('a move is told before it is made', () => {
  expect(movingText(booking, '2026-12-07', { day: '2026-12-07', left: 3 })).toBe(
    'FTS-7K3MP-9Q2XT moves here from 5 December 2026, and Aline Uwase gets an email at once.',
  );
  expect(movingText(booking, '2026-12-07', { day: '2026-12-07', left: 0 })).toBe('');
  expect(movingText(booking, '2026-12-05', undefined)).toBe('It is there already.');
});

test('of a day that cannot be booked nothing is left', () => {
  const day = { day: '2026-12-05', closed: undefined, blocked: false, bookings: [] };
  expect(asClientsSee({ ...day, left: null })).toEqual({ day: '2026-12-05', left: 0 });
  expect(asClientsSee({ ...day, left: 2 })).toEqual({ day: '2026-12-05', left: 2 });
});
