import { expect, test } from 'vitest';
import { classSchedule, classTime, scheduleIn } from './class-schedule.ts';
import { dancePrices } from './dance-content.ts';
import { dancePricesSchema } from './dance-prices.ts';

test.each([
  ['Mon/Wed/Fri 6-8 PM', { weekdays: [0, 2, 4], hours: '6-8 PM' }],
  ['Sat 10-11:30 AM', { weekdays: [5], hours: '10-11:30 AM' }],
  ['Monday 6-8 PM', undefined],
  ['Mon/ 6 PM', undefined],
  ['Mon', undefined],
  ['', undefined],
])('the class schedule “%s” is parsed, or undefined if malformed', (schedule, read) => {
  expect(classSchedule(schedule)).toEqual(read);
});

test.each([
  ['en', 'Mon/Wed/Fri 6-8 PM', 'Mon/Wed/Fri 6-8 PM'],
  ['fr', 'Mon/Wed/Fri 6-8 PM', 'lun., mer. et ven. 18\u00a0h–20\u00a0h'],
  ['fr', 'Sat 10-11:30 AM', 'sam. 10\u00a0h–11\u00a0h\u00a030'],
  ['rw', 'Tue/Thu 5:30-7 PM', 'ku wa kabiri na ku wa kane 17:30–19:00'],
] as const)('in %s, the class schedule “%s” is written “%s”', (language, schedule, written) => {
  expect(scheduleIn(language, schedule)).toBe(written);
});

test.each([
  ['6-8 PM', { startTime: '18:00', minutes: 120 }],
  ['10-11:30 AM', { startTime: '10:00', minutes: 90 }],
  ['11-1 PM', { startTime: '11:00', minutes: 120 }],
  ['12-1:30 PM', { startTime: '12:00', minutes: 90 }],
  ['8-6 AM', undefined],
  ['13-14 PM', undefined],
  ['evenings', undefined],
])('the class hours “%s” are read as a start and a length, or undefined if malformed', (hours, read) => {
  expect(classTime(hours)).toEqual(read);
});

test('every published class has a valid schedule, and an invalid one is refused', () => {
  for (const { classes } of dancePrices.groups)
    for (const one of classes)
      expect(classTime(classSchedule(one.schedule)?.hours ?? ''), one.id).toBeDefined();
  const wrong = structuredClone(dancePrices);
  for (const { classes } of wrong.groups) for (const one of classes) one.schedule = 'On Mondays';
  expect(dancePricesSchema.safeParse(wrong).error?.issues[0]?.message).toMatch(/^Say on which days/);
});
