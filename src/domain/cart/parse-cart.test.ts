import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, maxLines } from './cart.ts';
import { parseCart } from './parse-cart.ts';

const portrait: CartLine = {
  sku: 'sessions/photography/2h/basic',
  service: 'photography',
  tier: 'basic',
  name: 'Portrait photography, 2 hours, Basic',
  quantity: 1,
  options: { package: 'portrait' },
  seen: 150_000,
  seenFixed: true,
};

const read = (value: unknown) => parseCart(JSON.stringify(value));

describe('parseCart', () => {
  it('a stored cart is read back unchanged', () => {
    const cart = [portrait, { ...portrait, options: { km: 12, express: true, vat: false } }];
    expect(read(cart)).toEqual(cart);
  });

  it('a cart of the older format, without options and prices, is read', () => {
    const { options: _, seen: __, seenFixed: ___, ...older } = portrait;
    expect(read([older])).toEqual([older]);
  });

  it.each([null, undefined, '', 'corrupt', '{}', 'null', '4', '"cart"'])(
    'the stored text %j is read as an empty cart',
    (text) => {
      expect(parseCart(text)).toEqual([]);
    },
  );

  it.each<unknown>([
    null,
    7,
    {},
    [],
    { ...portrait, quantity: 0 },
    { ...portrait, quantity: 1.5 },
    { ...portrait, quantity: '1' },
    { ...portrait, sku: undefined },
    { ...portrait, name: 4 },
  ])('the invalid line %j is dropped, and the other lines stay', (broken) => {
    expect(read([portrait, broken])).toEqual([portrait]);
  });

  it.each<[unknown, CartLine['options']]>([
    [{ km: 0, express: false, vat: true }, undefined],
    [{ km: -4, express: 'yes', vat: 0, package: 7 }, undefined],
    [{ km: 12.5 }, undefined],
    [{ package: 'event', colour: 'red' }, { package: 'event' }],
    ['portrait', undefined],
    [null, undefined],
  ])('the options %j are read as %j', (written, options) => {
    expect(read([{ ...portrait, options: written, colour: 'red' }])).toEqual([{ ...portrait, options }]);
  });

  it.each([-1, 0.5, '150000', null])('a seen price of %j is dropped', (seen) => {
    expect(read([{ ...portrait, seen }])).toEqual([{ ...portrait, seen: undefined, seenFixed: undefined }]);
  });

  it(`at most ${maxLines} lines are read`, () => {
    expect(read(Array(maxLines + 1).fill(portrait))).toHaveLength(maxLines);
  });

  it('any text is read without throwing, and gives valid lines only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const found of parseCart(text)) expect(found.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
