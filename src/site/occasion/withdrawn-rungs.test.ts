import { afterAll, expect, test, vi } from 'vitest';
import { firstPriceText, rungOf } from './rungs.ts';

// Reloads modules, because other tests of this process have loaded the published prices.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('#published/packages.json', () => ({ default: [] }));
vi.mock('#published/prices.json', () => ({ default: [] }));

test('an offer that staff withdrew is left out, and the page builds without a price', () => {
  const rungs = [{ sku: 'catalogue/event-packages/wedding-full-day/basic' }];
  const offers = { heading: 'Offers', lead: 'A sentence.', groups: [{ title: 'One day', rungs }] };
  expect(rungs.map((rung) => rungOf('en', rung))).toEqual([undefined]);
  expect(firstPriceText('en', { offers })).toBeUndefined();
});
