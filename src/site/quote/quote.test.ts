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
  it('begins a quote', () => {
    expect(addLine(undefined, logoLine, head)).toEqual(quote);
  });

  it('keeps the number that the quote has', () => {
    const grown = addLine(
      quote,
      { ...logoLine, id: 'more' },
      { number: 'Q-20270101-0000', date: '2027-01-01' },
    );
    expect(grown).toMatchObject({ ...head, lines: [{ id: 'logo' }, { id: 'more' }] });
  });

  it(`never holds more than ${maxQuoteLines} lines`, () => {
    const full = {
      ...head,
      lines: Array.from({ length: maxQuoteLines }, (_, n) => ({ ...logoLine, id: `${n}` })),
    };
    expect(addLine(full, logoLine, head)).toBe(full);
  });

  it('is undone by removing', () => {
    fc.assert(
      fc.property(fc.option(anyQuote, { nil: undefined }), anyLine, (before, line) => {
        fc.pre((before?.lines.length ?? 0) < maxQuoteLines);
        expect(removeLine(addLine(before, line, head), line.id)).toEqual(before);
      }),
    );
  });
});

describe('a line', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [7, 7],
    [100, 99],
  ])('asked for %i times counts %i', (asked, quantity) => {
    expect(changeQuantity(quote, 'logo', asked).lines[0]).toEqual({ ...logoLine, quantity });
  });

  it.each([
    [{ km: 0, express: false, vat: true }, {}],
    [{ vat: false }, { options: { vat: false } }],
  ])('with options %j becomes another item where it was, as %j', (options, written) => {
    const other = { sku: 'frames/photobook-a3/basic', quantity: 1 };
    const changed = replaceItem(quote, 'logo', { ...other, options });
    expect(changed.lines).toEqual([{ id: 'logo', ...other, ...written }]);
  });
});

describe('restoreLines', () => {
  it('brings back what was removed, one or all', () => {
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

describe('a quote that was given away', () => {
  const given: Quote = { ...quote, given: true };
  const today: QuoteHead = { number: 'Q-20261205-0000', date: '2026-12-05' };

  it('goes on under a number of its own when its lines change', () => {
    const next = renumbered(given, changeQuantity(given, 'logo', 7), today);
    expect(next).toEqual({ ...today, lines: [{ ...logoLine, quantity: 7 }] });
    expect(renumbered(next, changeQuantity(next, 'logo', 8), head)).toMatchObject(today);
  });

  it('keeps its number while nothing changes, and when all of it is restored', () => {
    expect(renumbered(given, changeQuantity(given, 'logo', logoLine.quantity), today)).toEqual(given);
    expect(renumbered(undefined, given, today)).toBe(given);
  });
});

it('stands for 30 days', () => {
  expect(validUntil(head)).toBe('2026-12-21');
});

describe('parseQuote', () => {
  it('reads back what was stored', () => {
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
  ])('counts %j as none', (text) => {
    expect(parseQuote(text)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseQuote(text)));
  });
});
