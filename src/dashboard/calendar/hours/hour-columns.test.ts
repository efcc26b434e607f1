import { describe, expect, test } from 'vitest';
import type { Calendar, CalendarAssignment, CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { calendarBooking } from '#tests/support/calendar-booking.ts';
import { dayColumns, type HourColumn, personColumns } from './hour-columns.ts';

const eve = '2026-12-04';
const day = '2026-12-05';

const booked = (id: string, changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  ...calendarBooking,
  id,
  ...changes,
});
const shoot = booked('shoot', { startTime: '10:00', minutes: 120, people: ['Eric'] });
const party = booked('party', { day: eve, startTime: '22:00', minutes: 240 });
const open = booked('open');

const eric = { id: 'eric', kind: 'person' as const, name: 'Eric' };
const grace = { id: 'grace', kind: 'person' as const, name: 'Grace' };
const car = { id: 'car', kind: 'car' as const, name: 'Hilux' };
const camera = { id: 'camera', kind: 'camera' as const, name: 'Canon R5' };

const taking = (id: string, changes: Partial<CalendarAssignment>): CalendarAssignment => ({
  id,
  resource: eric,
  bookingId: 'shoot',
  reference: 'FTS-7K3MP-9Q2XT',
  reason: '',
  from: '2026-12-05T08:00:00.000Z',
  to: '2026-12-05T10:00:00.000Z',
  ...changes,
});

const lesson = {
  ...{ id: 'intore', name: 'Intore', weekdays: [5], hours: '6-8 PM', startTime: '18:00', minutes: 120 },
  ...{ seats: 20, enrolled: 1, waiting: 0 },
};

function calendarOf(changes: Partial<Calendar> = {}): Calendar {
  const dayOf = (date: string, bookings: CalendarBooking[]) => ({
    ...{ day: date, left: 5, full: [], blocked: false, booked: bookings.length },
    bookings,
  });
  return {
    capacity: { Mon: 8, Tue: 8, Wed: 8, Thu: 8, Fri: 8, Sat: 8, Sun: 8 },
    days: [dayOf(eve, [party]), dayOf(day, [shoot, open])],
    classes: [lesson],
    people: [],
    assignments: [],
    ...changes,
  };
}

const inside = ({ id, sessions, whole, taken, classes }: HourColumn) => ({
  [id]: [
    ...sessions.map(({ booking, from, to }) => `${booking.id} ${from / 60}-${to / 60}`),
    ...whole.map(({ booking }) => `${booking.id} all day`),
    ...taken.map(({ assignment, from, to }) => `${assignment.reason} ${from / 60}-${to / 60}`),
    ...classes.map(({ id: name, from, to }) => `${name} ${from / 60}-${to / 60}`),
  ],
});

test('a week shows sessions at their hours, those over midnight on both days, and classes', () => {
  expect(dayColumns(calendarOf(), [eve, day]).map(inside)).toEqual([
    { [eve]: ['party 22-24'] },
    { [day]: ['party 0-2', 'shoot 10-12', 'open all day', 'intore 18-20'] },
  ]);
  expect(dayColumns(calendarOf(), [day])).toHaveLength(1);
});

test('a class whose hours cannot be read is in no column', () => {
  const classes = [{ ...lesson, startTime: null, minutes: null }];
  expect(dayColumns(calendarOf({ classes }), [day])[0]?.classes).toEqual([]);
});

describe('day by person', () => {
  test('without people, everything is in the column of nobody', () => {
    const columns = personColumns(calendarOf({ days: calendarOf().days.slice(1) }), day);
    expect(columns.map(inside)).toEqual([{ nobody: ['open all day', 'intore 18-20'] }]);
  });

  test('people come first, with or without a session, then the kit in use', () => {
    const assignments = [
      taking('1', {}),
      taking('2', { resource: car }),
      taking('3', { resource: camera, to: '2026-12-05T09:00:00.000Z' }),
    ];
    expect(personColumns(calendarOf({ people: [eric, grace], assignments }), day).map(inside)).toEqual([
      { nobody: ['party 0-2', 'open all day', 'intore 18-20'] },
      { eric: ['shoot 10-12'] },
      { grace: [] },
      { camera: ['shoot 10-11'] },
      { car: ['shoot 10-12'] },
    ]);
  });

  test('an absence is cut to the day, and one for a booking of another day is no session', () => {
    const free = { bookingId: null, reference: null, reason: 'Leave', to: '2026-12-09T22:00:00.000Z' };
    const assignments = [
      taking('1', { ...free, resource: grace, from: '2026-12-01T22:00:00.000Z' }),
      taking('2', { bookingId: 'later', reason: '' }),
      taking('3', { from: '2026-12-06T08:00:00.000Z', to: '2026-12-06T09:00:00.000Z' }),
    ];
    const columns = personColumns(calendarOf({ people: [grace], assignments }), day);
    expect(columns.slice(1).map(inside)).toEqual([{ eric: [' 10-12'] }, { grace: ['Leave 0-24'] }]);
  });
});
