import { expect, it } from 'vitest';
import json from '#content/site.json' with { type: 'json' };
import { readOpeningHours } from './opening-hours.ts';

it('the published opening hours are parsed', () => {
  expect(readOpeningHours(json.hours)).toMatchObject({ opens: '08:00', closes: '20:00' });
  expect(readOpeningHours(json.hours)?.days).toHaveLength(7);
});

it('opening hours with weekdays, noon and midnight are parsed', () => {
  expect(readOpeningHours('Tue - Wed 12:30 AM - 12:15 PM')).toEqual({
    days: ['Tuesday', 'Wednesday'],
    opens: '00:30',
    closes: '12:15',
  });
});

it.each([
  ...['', 'Mon-Fri 9AM-6PM', 'Mon - Sun 08:00 - 20:00', 'Mon - Sun 13:00 AM - 8:00 PM'],
  ...['Mon - Sun 08:60 AM - 8:00 PM', 'Sun - Mon 08:00 AM - 8:00 PM', 'Mon - Day 08:00 AM - 8:00 PM'],
  ...['Mon - Sun 08:00 PM - 8:00 AM', 'Mon - Sun 0:00 AM - 8:00 PM'],
])('the opening hours “%s” are not parsed', (text) => expect(readOpeningHours(text)).toBeUndefined());
