import { describe, expect, test } from 'vitest';
import type { CalendarAssignment, MonthDay } from '#src/domain/calendar/calendar.ts';
import { calendarBooking as booking } from '#tests/support/calendar-booking.ts';
import {
  assignedSentence,
  classHours,
  classText,
  dayLabel,
  dayNames,
  dayNote,
  daySentence,
  draftSentence,
  hoursOrWholeDay,
  kitOf,
  moneyText,
  orderText,
  peopleText,
  sessionLabel,
  shortDay,
  spanText,
  takenText,
} from './calendar-words.ts';
import type { HourColumn, SessionBlock } from './hours/hour-columns.ts';

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

const intore = {
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

test('a class shows its enrolments, places and waiting list', () => {
  expect(classText(intore)).toBe('20 of 20 enrolled');
  expect(classText({ ...intore, waiting: 2 })).toBe('20 of 20 enrolled, 2 waiting');
});

test.each([
  ['that can be read', '18:00', 120, '18:00–20:00'],
  ['that cannot be read, as published', null, null, 'After school'],
])('a class shows its hours %s', (_, startTime, minutes, words) => {
  expect(classHours({ ...intore, hours: 'After school', startTime, minutes })).toBe(words);
});

describe('sessions by hour', () => {
  const eric = { id: 'eric', kind: 'person' as const, name: 'Eric' };
  const taking = (changes: Partial<CalendarAssignment> = {}): CalendarAssignment => ({
    ...{ id: '1', resource: eric, bookingId: '1', reference: 'FTS-7K3MP-9Q2XT', reason: '' },
    ...{ from: '2026-12-05T08:00:00.000Z', to: '2026-12-05T10:00:00.000Z' },
    ...changes,
  });
  const shoot = { ...booking, startTime: '10:00', minutes: 120, people: ['Eric', 'Grace'] };
  const block: SessionBlock = { id: '1', booking: shoot, from: 600, to: 720 };
  const column: HourColumn = {
    id: '2026-12-05',
    day: '2026-12-05',
    sessions: [],
    whole: [],
    taken: [],
    classes: [],
  };

  test('hours are written with both ends, and a session without them takes the whole day', () => {
    expect(spanText({ from: 600, to: 735 })).toBe('10:00–12:15');
    expect(spanText({ from: 1320, to: 1440 })).toBe('22:00–00:00');
    expect(hoursOrWholeDay(shoot)).toBe('10:00–12:00');
    expect(hoursOrWholeDay({ ...shoot, minutes: 1200 })).toBe('10:00–06:00 the next day');
    expect(hoursOrWholeDay(booking)).toBe('Whole day');
  });

  test('the label of a session has its hours, client, order, people, status and money', () => {
    expect(sessionLabel(block)).toBe(
      '10:00–12:00, Aline Uwase, Portrait photography, Eric, Grace, Confirmed, 150,000 RWF due',
    );
    expect(sessionLabel({ ...block, booking })).toMatch(/^Whole day, Aline Uwase, .*, Nobody yet, Confirmed/);
    expect(sessionLabel({ ...block, to: 660, assignment: taking() })).toMatch(/^10:00–11:00, /);
  });

  test('people and kit of a booking are listed by name, each once', () => {
    const kit = { id: 'sony', kind: 'camera' as const, name: 'Sony' };
    const car = { id: 'car', kind: 'car' as const, name: 'Hilux' };
    const all = [taking(), ...[kit, kit, car].map((resource) => taking({ resource }))];
    expect(kitOf([...all, taking({ resource: kit, bookingId: '2' })], '1')).toEqual(['Hilux', 'Sony']);
    expect(kitOf(all, '3')).toEqual([]);
    expect(peopleText(['Eric', 'Grace'])).toBe('Eric, Grace');
    expect(peopleText([])).toBe('Nobody yet');
  });

  test('a taken span says why: the reason of an absence, or the reference of a booking', () => {
    expect(takenText(taking({ bookingId: null, reference: null, reason: 'Leave' }))).toBe('Leave');
    expect(takenText(taking())).toBe('FTS-7K3MP-9Q2XT');
  });

  test('a draft says where the session would be, or who would come', () => {
    const draft = {
      block,
      from: column,
      column,
      to: { eventDate: '2026-11-26', startTime: '10:00', minutes: 120 },
    };
    expect(draftSentence(draft)).toBe('Aline Uwase: Thu 26 Nov, 10:00–12:00');
    const whole = { eventDate: '2026-12-05', startTime: null, minutes: null };
    expect(draftSentence({ ...draft, to: whole })).toBe('Aline Uwase: Sat 5 Dec, the whole day');
    const [nobody, personal] = [
      { ...column, id: 'nobody' },
      { ...column, id: 'eric', resource: eric },
    ];
    const given = { ...draft, from: nobody, column: personal };
    expect(draftSentence(given)).toBe('Aline Uwase: Eric');
    expect(assignedSentence(given)).toBe('Eric is assigned to Aline Uwase.');
    const taken = { ...draft, from: personal, column: nobody };
    expect(draftSentence(taken)).toBe('Aline Uwase: Nobody yet');
    expect(assignedSentence(taken)).toBe('Nobody is assigned to Aline Uwase now.');
  });

  test('a short day has its weekday and its month of three letters', () => {
    expect(shortDay('2026-09-01')).toBe('Tue 1 Sep');
  });
});
