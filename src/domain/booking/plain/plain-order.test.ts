import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLines } from '#src/domain/cart/cart.ts';
import { sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { english } from '#tests/support/english.ts';
import { optionValue, readPlainOrder } from './plain-order.ts';

const sold = { book: priceBook, sessions: sessionPrices };
const read = (fields: Record<string, string> | string) => readPlainOrder(new URLSearchParams(fields), sold);

const portrait = {
  sku: 'sessions/photography/2h/basic',
  service: 'photography',
  tier: 'basic',
  quantity: 1,
  name: 'Portrait photography, 2 hours, Basic',
  options: { package: 'portrait' },
  seen: 150_000,
};
const logo = {
  sku: 'catalogue/design-printing/logo-design/basic',
  service: 'design',
  tier: 'basic',
  name: 'Logo Design, Basic',
  quantity: 2,
  seen: 50_000,
};
const order = JSON.stringify([portrait, logo]);

describe('the order of the plain form', () => {
  it('the plain form’s order is the unchanged cart of the browser', () => {
    expect(read({ order })).toEqual({ cart: [portrait, logo], changed: false, remarks: [] });
    expect(read('')).toEqual({ cart: [], changed: false, remarks: [] });
  });

  it.each([
    [{ q0: '3' }, [{ ...portrait, quantity: 3 }, logo]],
    [{ q0: '0' }, [logo]],
    [{ q0: '0', q1: ' 5 ' }, [{ ...logo, quantity: 5 }]],
    [{ q0: '7', remove: '0' }, [logo]],
    [{ q1: '500' }, [portrait, { ...logo, quantity: 500 }]],
    [{ sku: optionValue(portrait.sku, 'portrait') }, [{ ...portrait, quantity: 2 }, logo]],
    [
      { pick: 'photography/portrait/basic', 'photography-duration': '2h' },
      [{ ...portrait, quantity: 2 }, logo],
    ],
  ])('the plain form’s order is changed by %j and marked as changed', (change, cart) => {
    expect(read({ order, ...change })).toEqual({ cart, changed: true, remarks: [] });
  });

  it('several packages are added at once, each with its quantity', () => {
    const { cart } = read(`sku=${logo.sku}&quantity=4&sku=${portrait.sku}&quantity=nonsense&sku=`);
    expect(cart.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [logo.sku, 4],
      [portrait.sku, 1],
    ]);
  });

  it('an unknown SKU keeps its line, so that the repair can name it', () => {
    expect(read({ sku: 'nothing/like/it' }).cart).toMatchObject([
      { sku: 'nothing/like/it', name: 'nothing/like/it' },
    ]);
  });

  it.each([
    [{ order: 'corrupt' }, /could not read/],
    [{ order: JSON.stringify([portrait, {}]) }, /could not read/],
    [{ order, q0: 'two' }, /^Portrait .+ must be a whole number\. The quantity is still 1/],
    [{ pick: 'photography/portrait/golden' }, /^We could not find what you chose/],
    [{ pick: '__proto__/portrait/basic' }, /^We could not find what you chose/],
    [
      { order: JSON.stringify([{ ...portrait, quantity: 99 }]), sku: optionValue(portrait.sku, 'portrait') },
      /cannot take more/,
    ],
  ])('a plain form input that cannot be applied gets a remark: %j', (fields, sentence) => {
    expect(read(fields as Record<string, string>).remarks.map((remark) => english(remark))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it('one submission adds no more lines than a cart holds, and gets few remarks', () => {
    const { cart, remarks } = read(`${'sku=nothing&'.repeat(9000)}${'pick=nothing&'.repeat(9000)}`);
    expect(cart).toMatchObject([{ sku: 'nothing', quantity: maxLines }]);
    expect(remarks.length).toBeLessThan(2 * maxLines);
    expect(remarks.map((remark) => english(remark))).toContainEqual(
      expect.stringMatching(/^A booking has at most 50 lines/),
    );
  });

  it.each(['__proto__', 'constructor', 'toString'])('the package name %s matches no package', (name) => {
    const { cart } = read({ sku: optionValue(portrait.sku, name) });
    expect(cart).toMatchObject([{ name: 'Photography, 2 hours, Basic', options: { package: name } }]);
  });

  it('any plain form input gives a valid cart within the line limit, without throwing', () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant(order),
      fc.constant(logo.sku),
      fc.constant('-1'),
    );
    const name = fc.constantFrom('order', 'sku', 'quantity', 'pick', 'q0', 'q1', 'remove', 'do');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (fields) => {
        const { cart } = readPlainOrder(new URLSearchParams(fields), sold);
        expect(cart.length).toBeLessThanOrEqual(maxLines);
        for (const { quantity } of cart) expect(quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
