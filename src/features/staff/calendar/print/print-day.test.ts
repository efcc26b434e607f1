import { expect, test } from 'vitest';
import type { CalendarBooking } from '../calendar.ts';
import { printedWarning, printSize } from './print-day.ts';

const booking: CalendarBooking = {
  id: '1',
  reference: 'FTS-7K3MP-9Q2XT',
  name: 'Aline Uwase',
  phone: '0788123456',
  day: '2026-12-05',
  location: 'Kigali Heights',
  status: 'confirmed',
  version: 1,
  warnings: [],
  services: [],
  total: 150_000,
  fixed: true,
  charged: 150_000,
  paid: 0,
  lines: [{ label: 'Portrait photography, 2 hours, Basic', quantity: 1 }],
};
const day = (count: number, changes: Partial<CalendarBooking> = {}) => ({
  bookings: Array.from({ length: count }, () => ({ ...booking, ...changes })),
});

test('a usual day is printed as usual, a full one small, one that is too full on several pages', () => {
  expect(printSize(day(0))).toBe('usual');
  expect(printSize(day(8))).toBe('usual');
  expect(printSize(day(15))).toBe('small');
  expect(printSize(day(40))).toBe('pages');
});

test('what is noted and where it is take their room', () => {
  expect(printSize(day(8, { warnings: ['Comes with two dogs. '.repeat(14)] }))).toBe('small');
  expect(printSize(day(8, { location: 'KG 7 Avenue, behind the old church. '.repeat(5) }))).toBe('pages');
});

test('a long warning is cut on paper, and says so', () => {
  expect(printedWarning('Dogs.')).toBe('Dogs.');
  expect(printedWarning('x'.repeat(400))).toBe(`${'x'.repeat(300)}… (more in the booking)`);
});
