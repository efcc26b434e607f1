import { describe, expect, test } from 'vitest';
import type { MonthDay } from '#src/domain/calendar/calendar.ts';
import { calendarBooking as booking } from '#tests/support/calendar-booking.ts';
import {
  classText,
  dayLabel,
  dayNames,
  dayNote,
  daySentence,
  moneyText,
  orderText,
} from './calendar-words.ts';

const day = (count: number, changes: Partial<MonthDay> = {}): MonthDay => ({
  day: '2026-12-05',
  left: 8 - count,
  full: [],
  blocked: false,
  booked: count,
  names: Array.from({ length: Math.min(count, 3) }, (_, number) => `Client ${number}`),
  ...changes,
});
const blocked = { left: 0, closed: 'stocktaking', blocked: true };
const holiday = { left: 0, closed: 'Christmas Day' };

test.each([
  ['without bookings', day(0), '', 'No bookings, 8 slots left.'],
  ['with some bookings', day(3), '3/8', '3 booked, 5 slots left.'],
  [
    'with two full services',
    day(3, { full: ['photography', 'audio'] }),
    '3/8',
    '3 booked, 5 slots left, none for photography and audio production.',
  ],
  ['with one slot left', day(7), '7/8', '7 booked, 1 slot left.'],
  ['with more bookings than slots', day(9, { left: 0 }), '9/8', 'Full, 9 booked.'],
  ['that is blocked and has a booking', day(1, blocked), '1', 'Blocked (stocktaking), 1 booked.'],
  ['that is a holiday without bookings', day(0, holiday), 'Closed', 'Closed (Christmas Day), no bookings.'],
  [
    'that is Umuganda and has a booking',
    day(1, { day: '2026-12-26' }),
    '1/8',
    '1 booked, 7 slots left. It is Umuganda, so sessions start at 11:00 at the earliest.',
  ],
  ['that has passed with bookings', day(2, { left: null }), '2', '2 booked.'],
])('a day %s gets the matching note and sentence', (_, one, note, sentence) => {
  expect(dayNote(one, 8)).toBe(note);
  expect(daySentence(one)).toBe(sentence);
});

test('the label of a day starts with its date, even before its bookings are loaded', () => {
  expect(dayNote(undefined, 8)).toBe('');
  expect(dayLabel('2026-12-05', undefined)).toBe('Saturday 5 December 2026');
  expect(dayLabel('2026-12-05', day(3))).toBe('Saturday 5 December 2026, 3 booked, 5 slots left');
});

describe('client names in a day cell', () => {
  const names = (count: number) => dayNames(day(count)).map(({ text }) => text);
  test('a day cell lists up to three clients, otherwise the first two and a count', () => {
    expect(names(0)).toEqual([]);
    expect(names(3)).toEqual(['Client 0', 'Client 1', 'Client 2']);
    expect(names(5)).toEqual(['Client 0', 'Client 1', '3 more']);
  });
});

test('an order is shortened to its first line and the number of others', () => {
  const frames = { label: 'Photobook A3', quantity: 2 };
  expect(orderText({ lines: [] })).toBe('');
  expect(orderText({ lines: [frames] })).toBe('2 × Photobook A3');
  expect(orderText({ lines: [...booking.lines, frames] })).toBe('Portrait photography and 1 more');
});

test('the payment text of a booking is paid, an amount due, or a price not agreed yet', () => {
  expect(moneyText({ ...booking, paid: 150_000 })).toBe('Paid');
  expect(moneyText({ ...booking, paid: 50_000 })).toBe('100,000 RWF due');
  expect(moneyText({ ...booking, fixed: false })).toBe('Price not agreed yet');
});

test('a class shows its enrolments, places and waiting list', () => {
  const one = {
    id: 'intore',
    name: 'Intore',
    weekdays: [0],
    hours: '6-8 PM',
    startTime: '18:00',
    minutes: 120,
    seats: 20,
    enrolled: 20,
    waiting: 0,
  };
  expect(classText(one)).toBe('20 of 20 enrolled');
  expect(classText({ ...one, waiting: 2 })).toBe('20 of 20 enrolled, 2 waiting');
});
