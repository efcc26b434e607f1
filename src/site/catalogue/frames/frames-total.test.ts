import { expect, test } from 'vitest';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { en as cartPage } from '#src/site/cart/words/en.ts';
import { describeTotal, framesTotal } from './frames-total.ts';

const shown = new Map(
  [...priceBook].filter(([sku]) => /^(frames|catalogue\/photography\/event)\//.test(sku)),
);

function line(sku: string, quantity: number, options: CartLine['options'] = {}): CartLine {
  return { sku, quantity, options, service: 'frames', tier: 'basic', name: sku };
}

test.each([
  ['an empty cart', [], 0, '0 RWF'],
  ['photobooks', [line('frames/photobook-a4/basic', 2)], 2, '140,000 RWF'],
  ['a price range', [line('frames/wood-frame-board/basic', 3)], 3, 'from 45,000 RWF'],
  [
    'frames and photobooks, without the session in the cart',
    [
      line('frames/photobook-a3/basic', 1),
      line('frames/grass-frame/basic', 1),
      line('sessions/editing/photo/basic', 4),
    ],
    2,
    'from 158,000 RWF',
  ],
  ['a line with added VAT', [line('catalogue/photography/event/basic', 2)], 2, '70,800 RWF'],
  [
    'a line from a quote with its travel',
    [line('frames/photobook-a4/basic', 1), line('catalogue/photography/event/basic', 1, { km: 10 })],
    2,
    '117,200 RWF',
  ],
  [
    'a line without VAT that needs confirmation',
    [line('catalogue/photography/event/basic', 1, { vat: false })],
    1,
    'from 30,000 RWF',
  ],
])('the frames page counts and adds up %s', (_, cart, count, total) => {
  const described = describeTotal('en', { ...cartPage, ...prices }, framesTotal(cart, shown));
  expect(described).toEqual({ count: count === 1 ? '1 item' : `${count} items`, amount: total });
});
