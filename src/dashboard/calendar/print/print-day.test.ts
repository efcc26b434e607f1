import { expect, test } from 'vitest';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { calendarBooking as booking } from '#tests/support/calendar-booking.ts';
import { printedWarning, printSize } from './print-day.ts';

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
