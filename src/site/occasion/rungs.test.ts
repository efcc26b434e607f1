import { expect, it } from 'vitest';
import { firstPriceText, rungOf } from './rungs.ts';

it('a price of the catalogue is shown with VAT, its inclusions and its card', () => {
  const rung = rungOf('en', { sku: 'catalogue/event-packages/wedding-full-day/basic' });
  expect(rung).toEqual({
    sku: 'catalogue/event-packages/wedding-full-day/basic',
    name: 'Wedding (Full-day)',
    label: 'Wedding (Full-day), Basic',
    tier: 'basic',
    price: { kind: 'fixed', amount: 1_770_000 },
    amount: 1_770_000,
    open: false,
    includes: ['One day', 'One photographer', '200 edited photos'],
    href: '/pricing#event-packages-wedding-full-day',
  });
});

it('a row of prices is shown from its lowest', () => {
  const rung = rungOf('en', { sku: 'catalogue/full-packages/birthday' });
  expect(rung).toMatchObject({
    label: 'Birthday Full Package',
    tier: undefined,
    price: { kind: 'from', amount: 413_000 },
    amount: 413_000,
  });
});

it('a session takes name, inclusions and place from its kind', () => {
  expect(rungOf('en', { sku: 'sessions/photography/2h/standard', session: 'portrait' })).toMatchObject({
    name: 'Portrait photography, 2 hours',
    price: { kind: 'fixed', amount: 250_000 },
    includes: expect.arrayContaining(['50 edited photos']),
    href: '/services/photography#portrait',
  });
});

it('a range is shown from its lower end', () => {
  expect(rungOf('en', { sku: 'frames/wood-frame-board/basic' })).toMatchObject({
    price: { kind: 'from', amount: 15_000 },
    href: '/pricing/frames',
  });
});

it('an unknown SKU fails the build', () => {
  expect(() => rungOf('en', { sku: 'catalogue/event-packages/wedding-full' })).toThrow(RangeError);
});

it('other pages show the lowest price of the first group', () => {
  const groups = [
    {
      title: 'Two hours',
      rungs: [{ sku: 'sessions/photography/2h/standard' }, { sku: 'sessions/photography/2h/basic' }],
    },
    { title: 'Prints', rungs: [{ sku: 'frames/photobook-a4' }] },
  ];
  expect(firstPriceText('en', { offers: { heading: 'Offers', lead: 'A sentence.', groups } })).toBe(
    'from 150,000 RWF',
  );
});
