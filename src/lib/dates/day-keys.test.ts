import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { dayAfterKey } from './day-keys.ts';

const span = { first: '2026-11-21', last: '2028-11-20' };

test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowDown', '2026-12-05', '2026-12-12'],
  ['ArrowUp', '2026-12-05', '2026-11-28'],
  ['ArrowUp', '2026-11-25', '2026-11-21'],
  ['Home', '2026-12-05', '2026-11-30'],
  ['End', '2026-12-05', '2026-12-06'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-12-05', '2026-11-21'],
  ['PageDown', '2028-11-01', '2028-11-20'],
  ['Enter', '2026-12-05', undefined],
  ['constructor-like words', '2026-12-05', undefined],
])('the key %s moves from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, span)).toBe(to);
});

test('no key moves beyond the bookable days', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.nat(730), (key, ahead) => {
      const day = dayAfterKey(key, addDays(span.first, ahead), span) ?? '';
      expect(day >= span.first && day <= span.last).toBe(true);
    }),
  );
});
