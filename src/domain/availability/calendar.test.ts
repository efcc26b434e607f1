import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainWords } from '#src/lib/content/content-schema.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { adviceOf } from '#tests/support/advice.ts';
import { english } from '#tests/support/english.ts';
import { baseCalendar } from './base-calendar.ts';
import {
  capacityOn,
  clipMonth,
  closedReason,
  type DayAvailability,
  dayAvailability,
  dayRefusal,
  daysBetween,
  isMonth,
  nearestFreeDays,
  newlyClosed,
} from './calendar.ts';
import { calendarSchema, type StudioCalendar } from './calendar-content.ts';
import type { DayService } from './services/day-services.ts';

const calendar: StudioCalendar = {
  capacity: { Mon: 3, Tue: 3, Wed: 3, Thu: 3, Fri: 3, Sat: 5, Sun: 0 },
  serviceCapacity: {},
  noticeDays: 2,
  hold: { unpaidHours: 24, requestDays: 3 },
  yearlyHolidays: [{ date: '07-04', name: 'Liberation Day' }],
  holidays: [{ date: '2027-03-26', name: 'Good Friday' }],
};

const days = fc.integer({ min: 0, max: 1000 }).map((count) => addDays('2026-11-21', count));

describe('the studio calendar', () => {
  test.each([
    ['2027-07-03', undefined],
    ['2027-07-04', 'Liberation Day'],
    ['2028-07-04', 'Liberation Day'],
    ['2027-03-26', 'Good Friday'],
    ['2028-03-26', 'our weekly day off'],
    ['2026-11-22', 'our weekly day off'],
    ['2026-11-23', undefined],
  ])('the studio’s reason to be closed on %s is: %s', (day, reason) => {
    expect(closedReason(calendar, day)).toBe(reason);
  });

  test('the published calendar is closed on Rwanda’s holidays and open on all weekdays', () => {
    expect(closedReason(baseCalendar, '2027-07-04')).toBe('Liberation Day');
    expect(closedReason(baseCalendar, '2028-04-17')).toBe('Easter Monday');
    for (const day of daysBetween('2027-06-07', '2027-06-13'))
      expect(closedReason(baseCalendar, day)).toBeUndefined();
  });

  test('days that were open and become a holiday or a day off are newly closed', () => {
    const after: StudioCalendar = {
      ...calendar,
      capacity: { ...calendar.capacity, Mon: 0 },
      holidays: [
        { date: '2026-12-06', name: 'A Sunday' },
        { date: '2026-12-11', name: 'Our day out' },
      ],
    };
    expect(newlyClosed(calendar, after, '2026-12-04', '2026-12-14')).toEqual([
      '2026-12-07',
      '2026-12-11',
      '2026-12-14',
    ]);
    expect(newlyClosed(after, calendar, '2026-12-04', '2026-12-14')).toEqual([]);
  });

  test.each([
    [{ ...calendar, capacity: { ...calendar.capacity, Tue: '8' } }, 'capacity.Tue: Write how many bookings'],
    [{ ...calendar, capacity: { ...calendar.capacity, Sat: 100 } }, 'capacity.Sat: Write how many bookings'],
    [{ ...calendar, capacity: { Mon: 8 } }, 'capacity.Sun: Write how many bookings'],
    [{ ...calendar, capacity: { ...calendar.capacity, Sunday: 8 } }, 'capacity: Unknown key Sunday'],
    [{ ...calendar, capacity: 8 }, 'capacity: Write an object with keys.'],
    [
      { ...calendar, capacity: { Mon: 0, Tue: 0, Wed: 0, Thu: 0, Fri: 0, Sat: 0, Sun: 0 } },
      'capacity: Take bookings on at least one day of the week',
    ],
    [
      { ...calendar, hold: { unpaidHours: 2, requestDays: 3 } },
      'hold.unpaidHours: Write how many hours an unpaid booking holds its slot, without quotes: 3 to 168.',
    ],
    [{ ...calendar, hold: { unpaidHours: 24 } }, 'hold.requestDays: Write how many days'],
    [
      { ...calendar, serviceCapacity: { photography: 0 } },
      'serviceCapacity.photography: Write the most bookings a day that can include it, without quotes: 1 to 99.',
    ],
    [{ ...calendar, serviceCapacity: { weddings: 3 } }, 'serviceCapacity: Unknown key weddings'],
    [{ ...calendar, workingDays: ['Mon'] }, 'Unknown key workingDays'],
    [
      { ...calendar, yearlyHolidays: [{ date: '4 July', name: 'Liberation Day' }] },
      'yearlyHolidays[0].date: Write the month and day of a real date, such as 07-04.',
    ],
    [
      { ...calendar, holidays: [{ date: '2027-02-29', name: 'Leap' }] },
      'holidays[0].date: Write a real date, such as 2027-03-26.',
    ],
  ])('an invalid calendar is refused with the key and the correction (case %#)', (written, sentence) => {
    expect(adviceOf(calendarSchema.safeParse(written, { error: plainWords }))).toContain(sentence);
  });
});

describe('availability of a day', () => {
  test.each<
    [day: string, taken: number, blocked: string | undefined, expected: Omit<DayAvailability, 'day'>]
  >([
    ['2026-12-04', 0, undefined, { left: 3 }],
    ['2026-12-04', 2, undefined, { left: 1 }],
    ['2026-12-04', 3, undefined, { left: 0 }],
    ['2026-12-04', 4, undefined, { left: 0 }],
    ['2026-12-04', 0, 'stocktaking', { left: 0, closed: 'stocktaking' }],
    ['2026-12-05', 3, undefined, { left: 2 }],
    ['2026-12-06', 0, undefined, { left: 0, closed: 'our weekly day off', weekly: true }],
  ])('the availability of %s counts %i bookings and the block reason %s', (day, taken, blocked, expected) => {
    expect(dayAvailability(calendar, day, { taken, blocked })).toEqual({ day, ...expected });
  });

  test.each<
    [taken: number, services: Partial<Record<DayService, number>>, expected: Omit<DayAvailability, 'day'>]
  >([
    [0, { photography: 0 }, { left: 2 }],
    [1, { photography: 1, audio: 0 }, { left: 1 }],
    [1, { dance: 1 }, { left: 2 }],
    [2, { photography: 2, audio: 1 }, { left: 0, full: ['photography', 'audio'] }],
    [2, { photography: 3 }, { left: 0, full: ['photography'] }],
    [3, { photography: 2 }, { left: 0 }],
  ])('service limits reduce the slots left: %i bookings, of these %j', (taken, services, expected) => {
    const limited = { ...calendar, serviceCapacity: { photography: 2, audio: 1 } };
    const counts = new Map(Object.entries(services) as [DayService, number][]);
    expect(dayAvailability(limited, '2026-12-04', { taken, services: counts })).toEqual({
      day: '2026-12-04',
      ...expected,
    });
  });

  test('the slots left are never negative, and 0 on every closed day', () => {
    fc.assert(
      fc.property(days, fc.nat(20), (day, taken) => {
        const { left, closed } = dayAvailability(calendar, day, { taken });
        const slots = capacityOn(calendar.capacity, day);
        expect(left).toBe(closed === undefined ? Math.max(0, slots - taken) : 0);
        // A holiday may fall on the weekly day off.
        if (slots === 0) expect(closed).toBeDefined();
        if (closed === 'our weekly day off') expect(slots).toBe(0);
      }),
    );
  });
});

describe('bookable days of a month', () => {
  test.each([
    ['2026-11', '2026-11-21', '2026-11-30'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2028-11', '2028-11-01', '2028-11-20'],
  ])('the bookable days of %s run from %s to %s', (month, first, last) => {
    expect(clipMonth(month, '2026-11-21', '2028-11-20')).toEqual({ first, last });
  });

  test.each(['2026-10', '2028-12', '9999-12'])('the month %s has no bookable days', (month) => {
    expect(clipMonth(month, '2026-11-21', '2028-11-20')).toBeUndefined();
  });

  test.each([
    ['2026-12', true],
    ['2026-13', false],
    ['2026-1', false],
    ['', false],
    ['2026-12-01', false],
  ])('%j is a valid month: %s', (text, is) => {
    expect(isMonth(text)).toBe(is);
  });
});

describe('alternative days', () => {
  const free = (...list: string[]) => list.map((day) => ({ day, left: 1 }));

  test('the alternative days are the nearest free ones, in calendar order', () => {
    const around = [...free('2026-12-01', '2026-12-04'), { day: '2026-12-05', left: 0 }];
    expect(nearestFreeDays([...around, ...free('2026-12-06', '2026-12-08')], '2026-12-05')).toEqual([
      '2026-12-04',
      '2026-12-06',
      '2026-12-08',
    ]);
  });

  test('the alternative days are free, the nearest three, and never the requested day', () => {
    const month = fc.array(fc.nat(2), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(month, fc.nat(29), (slots, wantedAt) => {
        const all = slots.map((left, at) => ({ day: addDays('2026-12-01', at), left }));
        const wanted = addDays('2026-12-01', wantedAt);
        const others = all.filter(({ day, left }) => left > 0 && day !== wanted).map(({ day }) => day);
        const found = nearestFreeDays(all, wanted);
        const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(wanted));
        expect(found).toHaveLength(Math.min(3, others.length));
        const furthest = Math.max(0, ...found.map(distance));
        for (const day of others)
          if (!found.includes(day)) expect(distance(day)).toBeGreaterThanOrEqual(furthest);
        expect(found.every((day) => others.includes(day))).toBe(true);
      }),
    );
  });

  test.each([
    [[], 'Please leave the date empty: we’ll find one together.'],
    [['2026-12-06'], 'Please choose another date: 6 December 2026 is free.'],
    [
      ['2026-12-04', '2026-12-06'],
      'Please choose another date: 4 December 2026 and 6 December 2026 are free.',
    ],
  ])('the alternative days are named in the refusal (case %#)', (list, sentence) => {
    const day = '2026-12-05';
    expect(english(dayRefusal({ day, left: 0 }, list))).toBe(`5 December 2026 is fully booked. ${sentence}`);
    expect(english(dayRefusal({ day, left: 0, full: ['photography', 'audio'] }, list))).toBe(
      `5 December 2026 is fully booked for photography and audio production. ${sentence}`,
    );
    expect(english(dayRefusal({ day, left: 0, closed: 'stocktaking' }, list))).toBe(
      `We are closed on 5 December 2026 (stocktaking). ${sentence}`,
    );
  });
});
