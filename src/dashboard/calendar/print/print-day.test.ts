import { expect, test } from 'vitest';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { calendarBooking as booking } from '#tests/support/calendar-booking.ts';
import { printedWarning, printSize } from './print-day.ts';

const day = (count: number, changes: Partial<CalendarBooking> = {}) => ({
  bookings: Array.from({ length: count }, () => ({ ...booking, ...changes })),
});

test('8 bookings print at the usual size, 15 print small, and 40 fill several pages', () => {
  expect(printSize(day(0))).toBe('usual');
  expect(printSize(day(8))).toBe('usual');
  expect(printSize(day(15))).toBe('small');
  expect(printSize(day(40))).toBe('pages');
});

test('long warnings shrink the printed day, and long locations spread it over several pages', () => {
  expect(printSize(day(8, { warnings: ['Comes with two dogs. '.repeat(14)] }))).toBe('small');
  expect(printSize(day(8, { location: 'KG 7 Avenue, behind the old church. '.repeat(5) }))).toBe('pages');
});

test('a long list of people shrinks the printed day', () => {
  const people = Array.from({ length: 6 }, (_, number) => `Photographer ${number}`);
  expect(printSize(day(8, { people }))).toBe('small');
});

test('a printed warning is cut at 300 characters and refers to the booking', () => {
  expect(printedWarning('Dogs.')).toBe('Dogs.');
  expect(printedWarning('x'.repeat(400))).toBe(`${'x'.repeat(300)}… (more in the booking)`);
});
