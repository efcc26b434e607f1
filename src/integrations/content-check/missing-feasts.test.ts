import { expect, test } from 'vitest';
import { feastWarnings } from './missing-feasts.ts';

const fitr = (year: number) => ({ date: `${year}-01-10`, name: 'Eid al-Fitr' });
const adha = (year: number) => ({ date: `${year}-03-20`, name: 'Eid al-Adha (to be confirmed)' });

const autumn = '2026-11-24T08:00:00Z';

test.each([
  ['both of next year', [fitr(2027), adha(2027)], autumn, []],
  ['only this year’s', [fitr(2026), adha(2026)], autumn, ['Eid al-Fitr of 2027', 'Eid al-Adha of 2027']],
  ['one of next year', [fitr(2027)], autumn, ['Eid al-Adha of 2027']],
  ['none', [], autumn, ['Eid al-Fitr of 2027', 'Eid al-Adha of 2027']],
  [
    'last year’s next year, at midnight in Kigali',
    [fitr(2027), adha(2027)],
    '2026-12-31T22:00:00Z',
    ['Eid al-Fitr of 2028', 'Eid al-Adha of 2028'],
  ],
])('holidays with %s get a warning for each missing Eid of next year', (_, holidays, now, missing) => {
  expect(feastWarnings(holidays, new Date(now))).toEqual(missing.map((one) => expect.stringContaining(one)));
});

test('a warning names the file, the key and the line to add', () => {
  expect(feastWarnings([adha(2027)], new Date(autumn))).toEqual([
    'content/calendar.json  holidays: Eid al-Fitr of 2027 is missing; once its date is known, add { "date": "2027-MM-DD", "name": "Eid al-Fitr" }.',
  ]);
});
