import { expect, test } from 'vitest';
import { agreedFramePrices, agreedSessionPrices } from '#tests/support/agreed/prices.ts';
import { quoteTiers, tiers } from '../tier.ts';
import { englishPrice } from './english-price.ts';
import { framePricesSchema } from './frame-prices.ts';
import { lineLabel } from './price-book.ts';
import { framePrices } from './price-files.ts';
import { priceOrder } from './price-order.ts';
import { frameSku, sessionSku } from './price-row.ts';
import { priceBook } from './published-prices.ts';

test.each(Object.entries(agreedSessionPrices))('sessions/%s costs the agreed price', (key, row) => {
  const [service = '', middle = ''] = key.split('/');
  const published = tiers.map((tier) => priceBook.get(sessionSku(service, middle, tier))?.price);
  expect(published).toEqual(row.split('/').map((amount) => ({ kind: 'fixed', amount: Number(amount) })));
});

test.each(Object.entries(agreedFramePrices))('frames/%s costs the agreed price', (category, row) => {
  const published = quoteTiers.map((tier) => priceBook.get(frameSku(category, tier)));
  expect(published.map((entry) => entry && englishPrice(entry.price))).toEqual(row);
});

test('the price book has every agreed session and frame, and no other', () => {
  const held = [...priceBook.keys()].filter((sku) => /^(sessions|frames)\//.test(sku));
  const sessions = Object.keys(agreedSessionPrices).length * tiers.length;
  const frames = Object.keys(agreedFramePrices).length * quoteTiers.length;
  expect(held).toHaveLength(sessions + frames);
});

test('the published frame prices match their schema', () => {
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

test('a range counts by its lower bound, and an order with one has no fixed total', () => {
  const order = priceOrder(priceBook, [
    { sku: 'frames/wood-frame-board/basic', quantity: 2 },
    { sku: 'sessions/editing/photo/basic', quantity: 1 },
  ]);
  expect(order).toMatchObject({ total: 2 * 15_000 + 50_000, fixed: false, unknown: [] });
});

test('a dance performance by a team of 30 has no price, because it is on request', () => {
  expect(priceBook.has('sessions/dance/performance-30/basic')).toBe(false);
  expect(priceBook.has('sessions/dance/video-30/basic')).toBe(true);
});
