import { expect, test } from 'vitest';
import { agreedFramePrices, agreedSessionPrices } from '#tests/support/agreed/prices.ts';
import { quoteTiers, tiers } from '../tier.ts';
import { framePricesSchema } from './frame-prices.ts';
import { formatPrice } from './price.ts';
import { lineLabel } from './price-book.ts';
import { framePrices } from './price-files.ts';
import { priceOrder } from './price-order.ts';
import { frameSku, sessionSku } from './price-row.ts';
import { priceBook } from './published-prices.ts';

test.each(Object.entries(agreedSessionPrices))('sessions/%s costs what was agreed', (key, row) => {
  const [service = '', middle = ''] = key.split('/');
  const published = tiers.map((tier) => priceBook.get(sessionSku(service, middle, tier))?.price);
  expect(published).toEqual(row.split('/').map((amount) => ({ kind: 'fixed', amount: Number(amount) })));
});

test.each(Object.entries(agreedFramePrices))('frames/%s costs what was agreed', (category, row) => {
  const published = quoteTiers.map((tier) => priceBook.get(frameSku(category, tier)));
  expect(published.map((entry) => entry && formatPrice(entry.price))).toEqual(row);
});

test('the book holds every session and frame that was agreed, and no other', () => {
  const held = [...priceBook.keys()].filter((sku) => /^(sessions|frames)\//.test(sku));
  const sessions = Object.keys(agreedSessionPrices).length * tiers.length;
  const frames = Object.keys(agreedFramePrices).length * quoteTiers.length;
  expect(held).toHaveLength(sessions + frames);
});

test('the published frames have the shape that the price book is built from', () => {
  expect(framePricesSchema.safeParse(framePrices).error).toBeUndefined();
});

test.each([
  ['sessions/videography/event/basic', 'event', 'Event videography, Basic'],
  ['sessions/editing/motion/standard', undefined, 'Motion Graphics, Standard'],
  ['sessions/audio/podcast-season/vip', 'podcast', 'Podcast Production, Season (10+ episodes), VIP'],
  ['sessions/dance/performance-20/basic', 'performance', 'Dance performance, team of 20, Basic'],
  ['frames/grass-frame/premium', undefined, 'Grass frame, Premium'],
])('%s of package %s reads %s', (sku, pack, label) => {
  const entry = priceBook.get(sku);
  expect(entry && lineLabel(entry, pack)).toBe(label);
});

test('a range counts by its lower bound and is never charged as it stands', () => {
  const order = priceOrder(priceBook, [
    { sku: 'frames/wood-frame-board/basic', quantity: 2 },
    { sku: 'sessions/editing/photo/basic', quantity: 1 },
  ]);
  expect(order).toMatchObject({ total: 2 * 15_000 + 50_000, fixed: false, unknown: [] });
});

test('a team of 30 has no price for a dance performance: it is on request', () => {
  expect(priceBook.has('sessions/dance/performance-30/basic')).toBe(false);
  expect(priceBook.has('sessions/dance/video-30/basic')).toBe(true);
});
