import { expect, test } from 'vitest';
import type { TodayBooking } from '#src/domain/overview/overview.ts';
import { orderText, owedText, peopleText, todayTimeText } from './today-words.ts';

const booking: TodayBooking = {
  id: 'b',
  reference: 'FTS-7K3MP-9Q2XT',
  name: 'Aline Uwase',
  phone: '0788123456',
  location: 'Kigali Heights',
  day: '2026-12-05',
  startTime: null,
  minutes: null,
  people: [],
  status: 'confirmed',
  lines: [
    { label: 'Portrait photography, 2 hours, Basic', quantity: 1 },
    { label: 'A3 photobook, Basic', quantity: 2 },
  ],
  total: 400_000,
  fixed: true,
  charged: 400_000,
  paid: 0,
};

test.each([
  [null, null, 'Whole day'],
  ['10:00', 120, '10:00–12:00'],
  ['22:30', 90, '22:30–00:00'],
  ['23:00', 120, '23:00–01:00 the next day'],
])('a session at %s for %s minutes reads “%s”', (startTime, minutes, text) => {
  expect(todayTimeText({ ...booking, startTime, minutes }, booking.day)).toBe(text);
});

test('a session of yesterday reads until when it lasts today', () => {
  const night = { ...booking, startTime: '22:00', minutes: 600 };
  expect(todayTimeText(night, '2026-12-06')).toBe('Until 08:00, since yesterday');
});

test.each<[Partial<TodayBooking>, string]>([
  [{}, '400,000 RWF to pay'],
  [{ paid: 120_000 }, '280,000 RWF to pay'],
  [{ paid: 400_000 }, 'Paid'],
  [{ paid: 400_000, charged: 350_000 }, 'Paid'],
  [{ fixed: false }, 'No price yet'],
])('a session with %j reads “%s”', (changes, text) => {
  expect(owedText({ ...booking, ...changes })).toBe(text);
});

test.each([
  [[], 'Nobody yet'],
  [['Grace'], 'Grace'],
  [['Grace', 'Eric'], 'Grace and Eric'],
  [['Grace', 'Eric', 'Keza'], 'Grace, Eric and Keza'],
])('a session assigned to %j names “%s”', (people, text) => {
  expect(peopleText(people)).toBe(text);
});

test('the order has each line with its number, and the location if there is one', () => {
  expect(orderText(booking)).toBe(
    'Portrait photography, 2 hours, Basic, 2 × A3 photobook, Basic, Kigali Heights',
  );
  expect(orderText({ ...booking, lines: [], location: '' })).toBe('');
});
