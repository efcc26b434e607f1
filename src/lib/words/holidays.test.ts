import { expect, it } from 'vitest';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { holidayIn } from './holidays.ts';

const holidays = [...baseCalendar.yearlyHolidays, ...baseCalendar.holidays].map(({ name }) => name);

it.each([...new Set(holidays)])('the holiday “%s” has a name in each language', (name) => {
  expect(holidayIn('en', name)).toBe(name);
  expect(holidayIn('fr', name)).not.toBe(name);
  expect(holidayIn('rw', name)).not.toBe(name);
});

it('a reason that staff typed is read as typed in each language', () => {
  expect([holidayIn('fr', 'Team day'), holidayIn('rw', 'constructor')]).toEqual(['Team day', 'constructor']);
});
