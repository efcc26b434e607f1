import { expect, test } from 'vitest';
import { hoursIn, type OpeningHours } from './hours.ts';
import type { Language } from './languages.ts';

const hours = (from: OpeningHours['from'], to: OpeningHours['to'], opens: string, closes: string) => ({
  from,
  to,
  opens,
  closes,
});

const everyDay = [hours('Mon', 'Sun', '08:00', '20:00')];
const withSaturday = [hours('Mon', 'Fri', '09:00', '18:30'), hours('Sat', 'Sat', '10:05', '13:00')];

test.each<[Language, OpeningHours[], string]>([
  ['en', everyDay, 'Mon–Sun 08:00–20:00'],
  ['en', withSaturday, 'Mon–Fri 09:00–18:30, Sat 10:05–13:00'],
  ['fr', everyDay, 'lun.–dim. 8 h–20 h'],
  ['fr', withSaturday, 'lun.–ven. 9 h–18 h 30, sam. 10 h 05–13 h'],
  ['fr', [hours('Tue', 'Thu', '00:00', '00:30')], 'mar.–jeu. 0 h–0 h 30'],
  ['rw', everyDay, 'ku wa mbere – ku cyumweru 08:00–20:00'],
  ['rw', withSaturday, 'ku wa mbere – ku wa gatanu 09:00–18:30, ku wa gatandatu 10:05–13:00'],
])('in %s, %j are written as %s', (language, given, text) => {
  expect(hoursIn(language, given).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a line never breaks within a French time', () => {
  expect(hoursIn('fr', withSaturday)).toContain('9\u00a0h–18\u00a0h\u00a030');
});
