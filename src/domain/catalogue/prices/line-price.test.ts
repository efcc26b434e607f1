import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { describeLine, isSold, type LineOptions, lineAmount, vatPart } from './line-price.ts';
import type { Price } from './price.ts';
import type { PriceBookEntry } from './price-book.ts';
import { en } from './words/en.ts';

function sold(price: Price, changes: Partial<PriceBookEntry> = {}): PriceBookEntry {
  return {
    sku: 'catalogue/design-printing/logo-design/basic',
    name: 'Logo Design',
    tierName: 'Basic',
    service: 'design-printing/logo-design',
    tier: 'basic',
    price,
    page: '/pricing',
    sessions: {},
    addsVat: true,
    expressFee: 20_000,
    ...changes,
  };
}

const logo = sold({ kind: 'fixed', amount: 50_000 });

describe('lineAmount', () => {
  it.each<[string, number, LineOptions, number]>([
    ['of one item includes VAT', 1, {}, 59_000],
    ['of three items is three times as much', 3, {}, 177_000],
    ['of three items includes express once', 3, { express: true }, 200_600],
    ['of three items includes 12 km of travel once', 3, { km: 12 }, 191_160],
    ['with every option includes express, travel and VAT', 2, { express: true, km: 7 }, 149_860],
    ['without VAT leaves it out', 2, { express: true, km: 7, vat: false }, 127_000],
    ['with default options is that of one without options', 1, { km: 0, express: false, vat: true }, 59_000],
  ])('the amount of a line %s', (_, quantity, options, amount) => {
    expect(lineAmount(logo, quantity, options)).toBe(amount);
  });

  it('a price that includes VAT adds none, whatever the VAT option', () => {
    const session = sold({ kind: 'fixed', amount: 150_000 }, { addsVat: false });
    expect([undefined, true, false].map((vat) => lineAmount(session, 1, { vat }))).toEqual(
      Array(3).fill(150_000),
    );
  });

  it('VAT is rounded once per line', () => {
    expect(lineAmount(sold({ kind: 'fixed', amount: 3 }), 1)).toBe(4);
    expect(lineAmount(sold({ kind: 'fixed', amount: 3 }), 3)).toBe(11);
  });

  it.each<[Price, number]>([
    [{ kind: 'from', amount: 9_000_000 }, 10_620_000],
    [{ kind: 'range', min: 15_000, max: 60_000 }, 17_700],
    [{ kind: 'on-request' }, 0],
  ])('the price %j counts by its lower bound', (price, amount) => {
    expect(lineAmount(sold(price), 1)).toBe(amount);
  });
});

describe('vatPart', () => {
  it('the VAT part of an amount is exactly the VAT that was added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 99 }), (amount, quantity) => {
        const entry = sold({ kind: 'fixed', amount });
        const net = lineAmount(entry, quantity, { vat: false });
        const gross = lineAmount(entry, quantity);
        expect(vatPart(gross)).toBe(gross - net);
      }),
    );
  });
});

describe('isSold', () => {
  it.each<[LineOptions, boolean]>([
    [{}, true],
    [{ express: true }, true],
    [{ package: 'portrait' }, false],
    [{ package: 'toString' }, false],
  ])('a logo design with %j is sold: %s', (options, is) => {
    expect(isSold(logo, options)).toBe(is);
  });

  it('express is not sold without an express fee', () => {
    expect(isSold({ ...logo, expressFee: undefined }, { express: true })).toBe(false);
  });
});

describe('describeLine', () => {
  const words = speak('en', en);

  it('the description of a line names every chosen option', () => {
    expect(describeLine(words, logo, { express: true, km: 12, vat: false })).toBe(
      'Logo Design, Basic, express, 12 km of travel, without VAT',
    );
  });

  it('the description of a line omits VAT when none would be added', () => {
    expect(describeLine(words, { ...logo, addsVat: false }, { vat: false })).toBe('Logo Design, Basic');
  });
});
