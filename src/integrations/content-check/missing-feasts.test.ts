import { expect, test } from 'vitest';
import { feastWarnings } from './missing-feasts.ts';

const fitr = (year: number) => ({ date: `${year}-01-10`, name: 'Eid al-Fitr' });
const adha = (year: number) => ({ date: `${year}-03-20`, name: 'Eid al-Adha (to be confirmed)' });

const autumn = '2026-11-24T08:00:00Z';

test.each([
  ['with both Eids of next year get no warning', [fitr(2027), adha(2027)], autumn, []],
  [
    'with this year’s Eids only get warnings for both of next year',
    [fitr(2026), adha(2026)],
    autumn,
    ['Eid al-Fitr of 2027', 'Eid al-Adha of 2027'],
  ],
  ['with one Eid of next year get a warning for the other', [fitr(2027)], autumn, ['Eid al-Adha of 2027']],
  [
    'without an Eid get warnings for both of next year',
    [],
    autumn,
    ['Eid al-Fitr of 2027', 'Eid al-Adha of 2027'],
  ],
  [
    'get warnings for 2028 once 2027 begins in Kigali',
    [fitr(2027), adha(2027)],
    '2026-12-31T22:00:00Z',
    ['Eid al-Fitr of 2028', 'Eid al-Adha of 2028'],
  ],
])('holidays %s', (_, holidays, now, missing) => {
  expect(feastWarnings(holidays, new Date(now))).toEqual(missing.map((one) => expect.stringContaining(one)));
});

test('a warning names the file, the key and the line to add', () => {
  expect(feastWarnings([adha(2027)], new Date(autumn))).toEqual([
    'content/calendar.json  holidays: Eid al-Fitr of 2027 is missing; once its date is known, add { "date": "2027-MM-DD", "name": "Eid al-Fitr" }.',
  ]);
});
