import { expect, test } from 'vitest';
import type { CartLine } from '#src/features/cart/cart.ts';
import { framesTotal } from './frames-total.ts';
import { formatPrice } from './price.ts';
import { priceBook } from './published-prices.ts';

const prices = new Map(
  [...priceBook].filter(([sku]) => sku.startsWith('frames/')).map(([sku, entry]) => [sku, entry.price]),
);

function line(sku: string, quantity: number): CartLine {
  return { sku, quantity, service: 'frames', tier: 'basic', name: sku };
}

test.each([
  ['an empty cart', [], 0, '0 RWF'],
  ['photobooks', [line('frames/photobook-a4/basic', 2)], 2, '140,000 RWF'],
  ['a range', [line('frames/wood-frame-board/basic', 3)], 3, 'from 45,000 RWF'],
  [
    'both, and a session that is no frame',
    [
      line('frames/photobook-a3/basic', 1),
      line('frames/grass-frame/basic', 1),
      line('sessions/editing/photo/basic', 4),
    ],
    2,
    'from 158,000 RWF',
  ],
])('%s', (_, cart, count, total) => {
  const frames = framesTotal(cart, prices);
  expect([frames.count, formatPrice(frames.price)]).toEqual([count, total]);
});
