import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook, PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { linkedParts, speak } from '#src/lib/words/messages.ts';
import { type CartLine, maxQuantity } from './cart.ts';
import { type CartNote, noteText } from './cart-note.ts';
import { repairCart } from './repair-cart.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

function entry(sku: string, price: Price, changes: Partial<PriceBookEntry> = {}): PriceBookEntry {
  return {
    sku,
    price,
    service: 'design',
    page: '/pricing',
    name: 'Logo Design',
    tierName: 'Basic',
    sessions: {},
    addsVat: true,
    expressFee: undefined,
    ...changes,
  };
}

const book: PriceBook = new Map(
  [
    entry('logo', { kind: 'fixed', amount: 60_000 }),
    entry('flyer', { kind: 'range', min: 15_000, max: 60_000 }, { expressFee: 5000, addsVat: false }),
    entry('film', { kind: 'on-request' }),
    entry('portrait', { kind: 'fixed', amount: 150_000 }, { sessions: { family: 'Family portrait' } }),
    entry('package/wedding', { kind: 'fixed', amount: 7_500_000 }),
  ].map((sold) => [sold.sku, sold]),
);

const logo: CartLine = {
  sku: 'logo',
  service: 'design',
  tier: 'basic',
  name: 'Logo Design, Basic',
  quantity: 1,
  seen: 60_000,
  seenFixed: true,
};

function repairOne(changes: Partial<CartLine>): { line: CartLine | undefined; said: string[] } {
  const { cart, notes } = repairCart(book, [{ ...logo, ...changes }], true);
  return {
    line: cart[0],
    said: notes.map((note) =>
      linkedParts(noteText(words, speak('en', prices), note))
        .map(({ text }) => text)
        .join(''),
    ),
  };
}

describe('repairCart', () => {
  it('a cart that can be booked as it is stays unchanged, without notes', () => {
    const cart = [
      logo,
      { ...logo, sku: 'flyer', seen: 15_000, seenFixed: false, options: { express: true, km: 12 } },
    ];
    const repair = repairCart(book, cart, true);
    expect(repair.cart).toBe(cart);
    expect(repair.notes).toEqual([]);
  });

  it('a cart of the older format gets its prices, without notes', () => {
    const { seen: _, seenFixed: __, ...older } = logo;
    expect(repairCart(book, [older], true)).toEqual({ cart: [logo], notes: [] });
    expect(repairCart(book, [{ ...older, seen: 60_000 }], true)).toEqual({ cart: [logo], notes: [] });
  });

  it.each<[Partial<CartLine>, string]>([
    [{ seen: 50_000 }, 'now costs 60,000 RWF, before VAT. When you chose it, the price was 50,000 RWF.'],
    [{ seen: 0 }, 'now costs 60,000 RWF, before VAT. When you chose it, the price was on request.'],
    [
      { sku: 'flyer', seen: 9000 },
      'now costs 15,000–60,000 RWF. When you chose it, the price was 9,000 RWF.',
    ],
    [
      { seenFixed: false },
      'now costs 60,000 RWF, before VAT. When you chose it, the price was from 60,000 RWF.',
    ],
    [
      { sku: 'flyer', seen: 15_000 },
      'now costs 15,000–60,000 RWF. When you chose it, the price was 15,000 RWF.',
    ],
    [{ sku: 'film' }, 'is now priced on request. When you chose it, the price was 60,000 RWF.'],
  ])('a price change is noted for %j', (changes, sentence) => {
    const { line, said } = repairOne(changes);
    expect(said).toEqual([`Logo Design, Basic ${sentence}`]);
    expect(repairCart(book, line ? [line] : [], true).notes).toEqual([]);
  });

  it.each<[Partial<CartLine>, string]>([
    [{}, ' Its price was 60,000 RWF.'],
    [{ quantity: 3 }, ' Its price was 60,000 RWF each; you had 3.'],
    [{ seen: undefined }, ''],
  ])('a line no longer offered is removed with a note of its price: %j', (changes, cost) => {
    const { line, said } = repairOne({ sku: 'gone', ...changes });
    expect(line).toBeUndefined();
    expect(said).toEqual([`Logo Design, Basic is no longer offered, so we took it out of your cart.${cost}`]);
  });

  it.each<[Partial<CartLine>, CartNote['kind'], Partial<CartLine>]>([
    [{ options: { express: true, km: 12 } }, 'express', { options: { km: 12 } }],
    [{ options: { express: true } }, 'express', {}],
    [{ options: { package: 'wedding' } }, 'package', { name: 'Logo Design, Basic' }],
    [{ options: { package: 'toString', vat: false } }, 'package', { options: { vat: false } }],
    [{ options: { km: maxTravelKm + 1 } }, 'travel', { options: { km: maxTravelKm } }],
    [{ quantity: 500 }, 'quantity', { quantity: maxQuantity }],
  ])('a line with %j loses only what is not offered (note: %s)', (changes, kind, repaired) => {
    const { options: _, ...plain } = { ...logo, options: undefined };
    const { cart, notes } = repairCart(book, [{ ...logo, ...changes }], true);
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(cart).toEqual([{ ...plain, ...repaired }]);
  });

  it('a line whose package is no longer offered gets its plain name and a note', () => {
    const { line, said } = repairOne({ name: 'Wedding portrait', options: { package: 'wedding' } });
    expect(line?.name).toBe('Logo Design, Basic');
    expect(said).toEqual([
      'Wedding portrait is no longer offered separately. Your cart now says “Logo Design, Basic”, at the same price.',
    ]);
  });

  it('notes name a line in the language of the price book, and a lost one as it was added', () => {
    const french: PriceBook = new Map([
      ['logo', entry('logo', { kind: 'fixed', amount: 50_000 }, { name: 'Création de logo' })],
    ]);
    const { cart, notes } = repairCart(french, [logo, { ...logo, sku: 'gone' }], true);
    expect(notes).toMatchObject([
      { kind: 'price', name: 'Création de logo, Basic' },
      { kind: 'gone', name: 'Logo Design, Basic' },
    ]);
    expect(cart).toEqual([{ ...logo, seen: 50_000 }]);
  });

  it('offers and prices are checked only against a current price book', () => {
    const lines = [
      { ...logo, sku: 'package/wedding', seen: 1 },
      { ...logo, sku: 'package/gone' },
    ];
    expect(repairCart(book, lines, false)).toEqual({ cart: lines, notes: [] });
    expect(repairCart(book, lines, true).notes.map(({ kind }) => kind)).toEqual(['price', 'gone']);
  });
});

describe('any cart', () => {
  const line = fc.record<CartLine>(
    {
      sku: fc.constantFrom(...book.keys(), 'gone', 'package/gone', '__proto__'),
      service: fc.constant('design'),
      tier: fc.constantFrom('basic', 'vip'),
      name: fc.constantFrom('One', 'Two'),
      quantity: fc.integer({ min: 1, max: 3 * maxQuantity }),
      seen: fc.constantFrom(undefined, 0, 15_000, 60_000, 150_000),
      seenFixed: fc.constantFrom(undefined, true, false),
      options: fc.option(
        fc.record(
          {
            package: fc.constantFrom('family', 'wedding', 'toString'),
            km: fc.integer({ min: 1, max: 2 * maxTravelKm }),
            express: fc.constant(true),
            vat: fc.constant(false),
          },
          { requiredKeys: [] },
        ),
        { nil: undefined },
      ),
    },
    { requiredKeys: ['sku', 'service', 'tier', 'name', 'quantity'] },
  );
  const carts = fc.array(line, { maxLength: 8 });

  it('any cart can be booked after one repair, and a second repair changes nothing', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { cart: repaired } = repairCart(book, cart, true);
        expect(priceOrder(book, repaired).unknown).toEqual([]);
        const again = repairCart(book, repaired, true);
        expect(again.cart).toBe(repaired);
        expect(again.notes).toEqual([]);
      }),
    );
  });

  it('a repair removes no line and changes no amount without a note', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { cart: repaired, notes } = repairCart(book, cart, true);
        const gone = notes.filter(({ kind }) => kind === 'gone');
        expect(gone).toHaveLength(cart.length - repaired.length);
        const amounts = cart.map((one) => priceOrder(book, [one]).lines[0]?.amount);
        const left = amounts.filter((_, index) => book.has(cart[index]?.sku ?? ''));
        const after = repaired.map((one) => priceOrder(book, [one]).lines[0]?.amount);
        if (notes.length === 0) expect(after).toEqual(left);
      }),
    );
  });

  it('a repair does not mutate the given cart', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const before = structuredClone(cart);
        repairCart(book, cart, true);
        expect(cart).toEqual(before);
      }),
    );
  });
});
