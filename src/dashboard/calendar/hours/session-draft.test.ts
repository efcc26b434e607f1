import { describe, expect, test } from 'vitest';
import type { Calendar, CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { addDays, kigaliMoment } from '#src/lib/dates/dates.ts';
import { calendarBooking } from '#tests/support/calendar-booking.ts';
import { dayColumns, type HourColumn, personColumns } from './hour-columns.ts';
import {
  draftByDrag,
  draftByEdge,
  draftByKey,
  draftOf,
  ghostOn,
  isMoved,
  isReassigned,
  type SessionDraft,
} from './session-draft.ts';

const day = '2026-12-02';
const next = addDays(day, 1);
const hour: Partial<CalendarBooking> = { startTime: '10:00', minutes: 120 };

const eric = { id: 'eric', kind: 'person' as const, name: 'Eric' };
const grace = { id: 'grace', kind: 'person' as const, name: 'Grace' };
const cameras = ['Canon', 'Sony'].map((name) => ({ id: name, kind: 'camera' as const, name }));

function calendarOf(changes: Partial<CalendarBooking>, resources: Calendar['people'] = []): Calendar {
  const people = resources.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const booking = { ...calendarBooking, day, people, ...changes };
  return {
    capacity: { Mon: 8, Tue: 8, Wed: 8, Thu: 8, Fri: 8, Sat: 8, Sun: 8 },
    days: [{ day, left: 5, full: [], blocked: false, booked: 1, bookings: [booking] }],
    classes: [],
    people: [eric, grace],
    assignments: resources.map((resource) => ({
      id: `of ${resource.id}`,
      resource,
      bookingId: booking.id,
      reference: booking.reference,
      reason: '',
      from: kigaliMoment(day, '10:00').toISOString(),
      to: kigaliMoment(day, '12:00').toISOString(),
    })),
  };
}

const week = (changes: Partial<CalendarBooking>) => dayColumns(calendarOf(changes), [day, next]);

function taken(columns: readonly HourColumn[], id = day): SessionDraft {
  const from = columns.find((column) => column.id === id);
  const block = from && [...from.sessions, ...from.whole][0];
  if (from === undefined || block === undefined) throw new Error(`There is no session in the column ${id}.`);
  return draftOf(block, from);
}

const place = (columns: readonly HourColumn[], index: number, minute: number | null) => ({
  column: columns[index] as HourColumn,
  minute,
});
const text = ({ to }: SessionDraft) => [to.eventDate, to.startTime, to.minutes].filter(Boolean).join(' ');

describe('week by drag', () => {
  const columns = week(hour);

  test.each([
    ['an hour down', 0, 675, '2026-12-02 11:00 120'],
    ['to the same place', 0, 615, '2026-12-02 10:00 120'],
    ['a few minutes', 0, 621, '2026-12-02 10:00 120'],
    ['eight minutes up', 0, 607, '2026-12-02 09:45 120'],
    ['to the next day', 1, 615, '2026-12-03 10:00 120'],
    ['into the whole day', 0, null, '2026-12-02'],
    ['into the whole day of another day', 1, null, '2026-12-03'],
  ] as const)('a session that is dragged %s is moved in steps of 15 minutes', (_, index, minute, after) => {
    expect(text(draftByDrag(taken(columns), place(columns, index, minute), 615))).toBe(after);
  });

  test('a whole-day session gets the usual length where it is dropped, or another day', () => {
    const open = week({ startTime: null, minutes: null });
    expect(text(draftByDrag(taken(open), place(open, 1, 829), 0))).toBe('2026-12-03 13:45 120');
    expect(text(draftByDrag(taken(open), place(open, 1, null), 0))).toBe('2026-12-03');
  });

  test('a session dragged by its lower edge changes its length, to 15 minutes at least', () => {
    expect(text(draftByEdge(taken(columns), place(columns, 0, 788), 720))).toBe('2026-12-02 10:00 195');
    expect(text(draftByEdge(taken(columns), place(columns, 0, 300), 720))).toBe('2026-12-02 10:00 15');
    expect(isMoved(draftByEdge(taken(columns), place(columns, 0, 722), 718))).toBe(false);
    expect(isMoved(draftByEdge(taken(columns), place(columns, 0, null), 720))).toBe(false);
  });

  test('a draft is shown on each day that it touches, and nowhere while nothing changed', () => {
    const late = draftByDrag(taken(columns), place(columns, 0, 1395), 615);
    expect(columns.map((column) => ghostOn(column, late))).toEqual([
      { from: 1380, to: 1440 },
      { from: 0, to: 60 },
    ]);
    expect(columns.map((column) => ghostOn(column, taken(columns)))).toEqual([undefined, undefined]);
  });
});

describe('week by keys', () => {
  const columns = week(hour);
  const press = (...keys: string[]) =>
    keys.reduce(
      (draft, key) =>
        draftByKey(columns, draft, key.replace('Shift+', ''), key.startsWith('Shift+')) ?? draft,
      taken(columns),
    );

  test('arrow keys move by 15 minutes or a day, and with Shift change the length', () => {
    expect(text(press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowDown'))).toBe(
      '2026-12-03 10:30 135',
    );
    expect(isMoved(press('ArrowDown', 'ArrowUp'))).toBe(false);
  });

  test('arrow keys stay within the week, and other keys change nothing', () => {
    expect(text(press('ArrowLeft'))).toBe('2026-12-02 10:00 120');
    expect(text(press('ArrowRight', 'ArrowRight'))).toBe('2026-12-03 10:00 120');
    expect(draftByKey(columns, taken(columns), 'Tab', false)).toBeUndefined();
  });
});

describe('day by person', () => {
  test('a session without people is dragged to a person and keeps its hour', () => {
    const columns = personColumns(calendarOf(hour), day);
    const draft = draftByDrag(taken(columns, 'nobody'), place(columns, 2, 900), 615);
    expect([draft.column.id, text(draft), isReassigned(draft)]).toEqual([
      'grace',
      '2026-12-02 10:00 120',
      true,
    ]);
    expect(columns.map((column) => ghostOn(column, draft))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ from: 600, to: 720 }),
    ]);
  });

  test('a session that is dragged within a person’s column changes its hour', () => {
    const columns = personColumns(calendarOf(hour, [eric]), day);
    const draft = draftByDrag(taken(columns, 'eric'), place(columns, 1, 675), 615);
    expect([text(draft), isReassigned(draft)]).toEqual(['2026-12-02 11:00 120', false]);
    expect(columns.map((column) => ghostOn(column, draft)?.from)).toEqual([undefined, 660, undefined]);
  });

  test('a person who is on the session, or kit of another kind, cannot take it', () => {
    const both = personColumns(calendarOf(hour, [eric, grace, ...cameras.slice(0, 1)]), day);
    for (const index of [2, 3])
      expect(isReassigned(draftByDrag(taken(both, 'eric'), place(both, index, 615), 615))).toBe(false);
  });

  test('the left and right keys choose the next person who can take a session, and back', () => {
    const columns = personColumns(calendarOf(hour, [eric, ...cameras.slice(0, 1)]), day);
    const right = draftByKey(columns, taken(columns, 'eric'), 'ArrowRight', false);
    expect(right?.column.id).toBe('grace');
    const further = right && draftByKey(columns, right, 'ArrowRight', false);
    expect(further?.column.id).toBe('grace');
    const back = right && draftByKey(columns, right, 'ArrowLeft', false);
    expect(back?.column.id).toBe('eric');
    expect(back && [isMoved(back), isReassigned(back)]).toEqual([false, false]);
    expect(back && draftByKey(columns, back, 'ArrowLeft', false)?.column.id).toBe('nobody');
  });
});
