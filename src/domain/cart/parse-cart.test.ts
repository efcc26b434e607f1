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
  it('reads back what was stored', () => {
    const cart = [portrait, { ...portrait, options: { km: 12, express: true, vat: false } }];
    expect(read(cart)).toEqual(cart);
  });

  it('reads a cart of the format that knew no options and no price', () => {
    const { options: _, seen: __, seenFixed: ___, ...older } = portrait;
    expect(read([older])).toEqual([older]);
  });

  it.each([null, undefined, '', 'corrupt', '{}', 'null', '4', '"cart"'])('counts %j as empty', (text) => {
    expect(parseCart(text)).toEqual([]);
  });

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
  ])('leaves out %j and keeps the lines beside it', (broken) => {
    expect(read([portrait, broken])).toEqual([portrait]);
  });

  it.each<[unknown, CartLine['options']]>([
    [{ km: 0, express: false, vat: true }, undefined],
    [{ km: -4, express: 'yes', vat: 0, package: 7 }, undefined],
    [{ km: 12.5 }, undefined],
    [{ package: 'event', colour: 'red' }, { package: 'event' }],
    ['portrait', undefined],
    [null, undefined],
  ])('reads the options %j as %j', (written, options) => {
    expect(read([{ ...portrait, options: written, colour: 'red' }])).toEqual([{ ...portrait, options }]);
  });

  it.each([-1, 0.5, '150000', null])('does not believe that %j was the price', (seen) => {
    expect(read([{ ...portrait, seen }])).toEqual([{ ...portrait, seen: undefined, seenFixed: undefined }]);
  });

  it(`reads ${maxLines} lines at most`, () => {
    expect(read(Array(maxLines + 1).fill(portrait))).toHaveLength(maxLines);
  });

  it('never throws, and only ever finds whole lines', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const found of parseCart(text)) expect(found.quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
