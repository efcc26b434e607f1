import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, anyQuote, logoLine } from '#tests/support/requests/quotes.ts';
import {
  addLine,
  changeQuantity,
  maxQuoteLines,
  parseQuote,
  type Quote,
  type QuoteHead,
  removeLine,
  renumbered,
  replaceItem,
  restoreLines,
  validUntil,
} from './quote.ts';

const head: QuoteHead = { number: 'Q-20261121-7K3M', date: '2026-11-21' };
const quote: Quote = { ...head, lines: [logoLine] };

describe('addLine', () => {
  it('the first line starts a quote', () => {
    expect(addLine(undefined, logoLine, head)).toEqual(quote);
  });

  it('another line keeps the number of the quote', () => {
    const grown = addLine(
      quote,
      { ...logoLine, id: 'more' },
      { number: 'Q-20270101-0000', date: '2027-01-01' },
    );
    expect(grown).toMatchObject({ ...head, lines: [{ id: 'logo' }, { id: 'more' }] });
  });

  it(`a quote never holds more than ${maxQuoteLines} lines`, () => {
    const full = {
      ...head,
      lines: Array.from({ length: maxQuoteLines }, (_, n) => ({ ...logoLine, id: `${n}` })),
    };
    expect(addLine(full, logoLine, head)).toBe(full);
  });

  it('removing a line undoes adding it', () => {
    fc.assert(
      fc.property(fc.option(anyQuote, { nil: undefined }), anyLine, (before, line) => {
        fc.pre((before?.lines.length ?? 0) < maxQuoteLines);
        expect(removeLine(addLine(before, line, head), line.id)).toEqual(before);
      }),
    );
  });
});

describe('a quote line', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [7, 7],
    [100, 99],
  ])('a line changed to the quantity %i gets the quantity %i', (asked, quantity) => {
    expect(changeQuantity(quote, 'logo', asked).lines[0]).toEqual({ ...logoLine, quantity });
  });

  it.each([
    [{ km: 0, express: false, vat: true }, {}],
    [{ vat: false }, { options: { vat: false } }],
  ])(
    'a line replaced by another item with options %j keeps its position and stores %j',
    (options, written) => {
      const other = { sku: 'frames/photobook-a3/basic', quantity: 1 };
      const changed = replaceItem(quote, 'logo', { ...other, options });
      expect(changed.lines).toEqual([{ id: 'logo', ...other, ...written }]);
    },
  );
});

describe('restoreLines', () => {
  it('one removed line, or all of them, are restored at their positions', () => {
    fc.assert(
      fc.property(anyQuote, fc.nat(), (before, chance) => {
        const position = chance % before.lines.length;
        const removed = before.lines.map((line, at) => ({ position: at, line }));
        const one = removed[position];
        fc.pre(one !== undefined);
        expect(restoreLines(removeLine(before, one.line.id), [one], before)).toEqual(before);
        expect(restoreLines(undefined, removed, before)).toEqual(before);
      }),
    );
  });
});

describe('a shared quote', () => {
  const given: Quote = { ...quote, given: true };
  const today: QuoteHead = { number: 'Q-20261205-0000', date: '2026-12-05' };

  it('a shared quote gets a new number and date when its lines change', () => {
    const next = renumbered(given, changeQuantity(given, 'logo', 7), today);
    expect(next).toEqual({ ...today, lines: [{ ...logoLine, quantity: 7 }] });
    expect(renumbered(next, changeQuantity(next, 'logo', 8), head)).toMatchObject(today);
  });

  it('a shared quote keeps its number while unchanged, and when restored in full', () => {
    expect(renumbered(given, changeQuantity(given, 'logo', logoLine.quantity), today)).toEqual(given);
    expect(renumbered(undefined, given, today)).toBe(given);
  });
});

it('a quote is valid for 30 days', () => {
  expect(validUntil(head)).toBe('2026-12-21');
});

describe('parseQuote', () => {
  it('a stored quote is read back unchanged', () => {
    fc.assert(
      fc.property(anyQuote, (stored) => {
        for (const one of [stored, { ...stored, given: true }])
          expect(parseQuote(JSON.stringify(one))).toEqual(one);
      }),
    );
  });

  it.each([
    null,
    '',
    'corrupt',
    '[]',
    '7',
    JSON.stringify({ ...quote, lines: [] }),
    JSON.stringify({ ...quote, lines: [null] }),
    JSON.stringify({ ...quote, number: 'Q-20261321-7K3M' }),
    JSON.stringify({ ...quote, lines: [logoLine, logoLine] }),
    ...[
      { sku: '<b>' },
      { sku: 'x'.repeat(200) },
      { quantity: 0 },
      { quantity: '2' },
      { quantity: 100 },
      { options: { km: -1 } },
      { options: { km: 1.5 } },
      { options: { vat: 'no' } },
      { id: 7 },
    ].map((wrong) => JSON.stringify({ ...quote, lines: [{ ...logoLine, ...wrong }] })),
  ])('the stored text %j is read as no quote', (text) => {
    expect(parseQuote(text)).toBeUndefined();
  });

  it('any stored text is read without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseQuote(text)));
  });
});
