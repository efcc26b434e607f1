import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuote, logoAmount, logoLine } from '#tests/support/requests/quotes.ts';
import { decodeQuote, encodeQuote, type SharedQuote } from './quote-link.ts';

const { id: _, ...logo } = logoLine;
const shared: SharedQuote = {
  number: 'Q-20261121-7K3M',
  date: '2026-11-21',
  lines: [{ ...logo, amount: logoAmount }],
};
const hash = '#quote=1;Q-20261121-7K3M;catalogue/design-printing/logo-design/standard,2,x,k12,a273760';

const anyShared = fc
  .tuple(anyQuote, fc.option(fc.nat(), { nil: undefined }))
  .map(([{ lines, ...head }, amount]) => ({
    ...head,
    lines: lines.map(({ id: _id, ...line }) => (amount === undefined ? line : { ...line, amount })),
  }));

it('a quote link is legible to people', () => {
  expect(encodeQuote(shared)).toBe(hash);
});

it('a quote link is decoded to the quote that was encoded', () => {
  fc.assert(
    fc.property(anyShared, (quote) => {
      expect(decodeQuote(encodeQuote(quote))).toEqual(quote);
    }),
  );
});

it('a quote link is decoded even if an email program has escaped it', () => {
  expect(decodeQuote(hash.replaceAll(',', '%2C').replaceAll(';', '%3b'))).toEqual(shared);
});

it('a quote link keeps the package of a session', () => {
  const line = { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } };
  expect(decodeQuote(encodeQuote({ ...shared, lines: [line] }))?.lines).toEqual([line]);
});

describe('decodeQuote', () => {
  it.each([
    '',
    '#prices',
    '#quote=',
    '#quote=1;Q-20261121-7K3M',
    hash.replace('=1', '=2'),
    hash.replace('1121', '1399'),
    hash.replace(',2', ',0'),
    hash.replace(',2', ',100'),
    hash.replace('k12', 'k9999'),
    hash.replace(',x', ',y'),
    hash.replace('logo-design', '%'),
    hash.replace('logo-design', '../../etc'),
    `${hash};`,
    `${hash};${'a/b,1;'.repeat(60)}a/b,1`,
    `${hash}${';a/b,1'.repeat(3000)}`,
  ])('the hash %s is not decoded as a quote', (garbage) => {
    expect(decodeQuote(garbage)).toBeUndefined();
  });

  it('any hash is decoded without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeQuote(`#quote=1;Q-20261121-7K3M;${text}`)));
  });
});
