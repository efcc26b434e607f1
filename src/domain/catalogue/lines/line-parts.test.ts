import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { type LineOptions, lineAmount } from '../prices/line-price.ts';
import type { Price } from '../prices/price.ts';
import type { PriceBookEntry } from '../prices/price-book.ts';
import { en } from '../prices/words/en.ts';
import { lineParts, partLabel } from './line-parts.ts';

const words = speak('en', en);

const logo: PriceBookEntry = {
  sku: 'logo',
  name: 'Logo Design',
  tierName: 'Basic',
  service: 'design',
  page: '/pricing',
  sessions: {},
  price: { kind: 'fixed', amount: 50_000 },
  addsVat: true,
  expressFee: 20_000,
};
const session: PriceBookEntry = { ...logo, addsVat: false, expressFee: undefined };

const parts = (entry: PriceBookEntry, quantity: number, options?: LineOptions) =>
  lineParts(entry, { sku: entry.sku, quantity, options }).map((part) => [
    partLabel(words, part),
    part.amount,
  ]);

describe('lineParts', () => {
  it('a line without extras has one part', () => {
    expect(parts(session, 3)).toEqual([['3 × 50,000 RWF', 150_000]]);
    expect(parts({ ...logo, price: { kind: 'on-request' } }, 1)).toEqual([['Price', undefined]]);
  });

  it('the parts of a line are price, express, travel and VAT, in that order', () => {
    expect(parts(logo, 3, { express: true, km: 12 })).toEqual([
      ['3 × 50,000 RWF', 150_000],
      ['Express', 20_000],
      ['12 km of travel', 12_000],
      ['VAT 18%', 32_760],
    ]);
  });

  it('a line without VAT has a part of 0 RWF that shows it', () => {
    expect(parts(logo, 1, { vat: false })).toEqual([
      ['Price', 50_000],
      ['Without VAT', 0],
    ]);
  });

  it('a line with a price on request still lists the amount of its travel', () => {
    expect(parts({ ...session, price: { kind: 'on-request' } }, 2, { km: 5 })).toEqual([
      ['Price', undefined],
      ['5 km of travel', 5000],
    ]);
  });

  it('the parts of a line add up to its amount', () => {
    const price = fc
      .integer({ min: 1, max: 1e7 })
      .chain((amount) =>
        fc.constantFrom<Price>(
          { kind: 'fixed', amount },
          { kind: 'from', amount },
          { kind: 'range', min: amount, max: 2 * amount },
          { kind: 'on-request' },
        ),
      );
    const options = fc.record<LineOptions>(
      { km: fc.nat(2000), express: fc.boolean(), vat: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        price,
        fc.boolean(),
        fc.integer({ min: 1, max: 99 }),
        options,
        (of, addsVat, quantity, chosen) => {
          const entry = { ...logo, price: of, addsVat };
          const found = lineParts(entry, { sku: 'logo', quantity, options: chosen });
          const sum = found.reduce((total, { amount = 0 }) => total + amount, 0);
          expect(sum).toBe(lineAmount(entry, quantity, chosen));
        },
      ),
    );
  });
});
