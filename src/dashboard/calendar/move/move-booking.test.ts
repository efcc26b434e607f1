import { expect, test } from 'vitest';
import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { CalendarDay } from '#src/domain/calendar/calendar.ts';
import { movingText, toPublicCalendarDay } from './move-booking.ts';

const booking = {
  name: 'Aline Uwase',
  reference: 'FTS-7K3MP-9Q2XT',
  day: '2026-12-05',
  startTime: '10:00',
  minutes: 120,
};

const at = (eventDate: string, startTime = '10:00') => ({ eventDate, startTime, minutes: 120 });

test('the preview of a move names the old time and the message; on a full day it is empty', () => {
  expect(movingText(booking, at('2026-12-07'), { day: '2026-12-07', left: 3 })).toBe(
    'FTS-7K3MP-9Q2XT moves here from 5 December 2026, 10:00–12:00, and Aline Uwase gets a message at once.',
  );
  expect(movingText(booking, at('2026-12-07'), { day: '2026-12-07', left: 0 })).toBe('');
});

test('the preview of the present date says whether only the hour changes', () => {
  const full = { day: '2026-12-05', left: 0 };
  expect(movingText(booking, at('2026-12-05'), full)).toBe('It is already on this date and hour.');
  expect(movingText(booking, at('2026-12-05', '14:00'), full)).toBe(
    'FTS-7K3MP-9Q2XT stays on this date, and Aline Uwase gets a message at once.',
  );
});

test('a past day, or one full for the booked service, has 0 slots left', () => {
  const day: CalendarDay = { day: '2026-12-05', left: 2, full: ['audio'], blocked: false, booked: 3 };
  const see = (changes: Partial<CalendarDay>, services: readonly DayService[] = ['photography']) =>
    toPublicCalendarDay({ ...day, ...changes }, { services: [...services] });
  expect(see({ left: null })).toEqual({ day: '2026-12-05', left: 0 });
  expect(see({})).toEqual({ day: '2026-12-05', left: 2 });
  expect(see({}, ['audio', 'videography'])).toEqual({ day: '2026-12-05', left: 0, full: ['audio'] });
  expect(see({ left: 0 }, ['audio', 'videography'])).toEqual({ day: '2026-12-05', left: 0 });
});
