import { describe, expect, it } from 'vitest';
import { englishBook } from '#src/domain/catalogue/prices/english-price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { en as plan } from '#src/domain/payment/plan/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { logoLine } from '#tests/support/requests/quotes.ts';
import { packageRow } from '#tests/support/shelf/package-row.ts';
import { newQuoteNumber } from '../quote-number.ts';
import { summarise } from '../quote-summary.ts';
import { en } from '../words/en.ts';
import { quoteCsv } from './quote-csv.ts';
import { quoteText } from './quote-text.ts';

const words = speak('en', en);
const priceWords = speak('en', prices);

const head = { number: 'Q-20261121-7K3M', date: '2026-11-21' };
const weddings = { id: 'w', sku: 'catalogue/photography/weddings/basic', quantity: 1 };

it('a quote number contains the day of the quote', () => {
  expect(newQuoteNumber('2026-11-21')).toMatch(/^Q-20261121-[0-9A-HJKMNP-TV-Z]{4}$/);
});

describe('quoteText', () => {
  const text = (lines: (typeof weddings)[], vatRegistered = true) =>
    quoteText(
      { quote: words, prices: priceWords, plan: speak('en', plan) },
      {
        head,
        vatRegistered,
        studio: 'FTS Studio',
        link: 'https://fts.example/pricing#quote=1',
        summary: summarise(priceBook, lines),
      },
    );

  it('the text lists lines, amounts and the last day of validity', () => {
    expect(text([logoLine])).toBe(
      [
        'FTS Studio: quote Q-20261121-7K3M',
        '21 November 2026, valid until 21 December 2026',
        '',
        '2 × Logo Design, Standard, express, 12 km of travel: 273,760 RWF',
        '',
        'Total: 273,760 RWF',
        'of which VAT 18%: 41,760 RWF',
        '',
        'https://fts.example/pricing#quote=1',
      ].join('\n'),
    );
  });

  it('the text shows a price on request, and a total from an amount', () => {
    expect(text([weddings, logoLine])).toContain('Price on request');
    expect(text([weddings, logoLine])).toContain('Total: from 273,760 RWF');
  });

  it('the text omits VAT when the studio charges none', () => {
    expect(text([logoLine], false)).not.toContain('VAT');
  });
});

describe('quoteCsv', () => {
  it('the CSV has a row for each line, and one for the total', () => {
    const csv = quoteCsv(words, priceWords, head, summarise(priceBook, [logoLine]), true);
    expect(csv.startsWith('\uFEFFQuote,Date,Valid until,Service,Package,')).toBe(true);
    const [, line, total, end] = csv.split('\r\n');
    const about = 'Q-20261121-7K3M,2026-11-21,2026-12-21';
    expect(line).toBe(`${about},Logo Design,Standard,2,100000,20000,12000,41760,273760,no`);
    expect(total).toBe(`${about},Total,,,,,,41760,273760,no`);
    expect(end).toBe('');
  });

  it('the CSV has no VAT column when the studio charges none', () => {
    const csv = quoteCsv(words, priceWords, head, summarise(priceBook, [logoLine]), false);
    expect(csv).not.toContain('VAT');
    expect(csv).toContain('Logo Design,Standard,2,100000,20000,12000,273760,no\r\n');
  });

  it('a package name never becomes a formula, and stays in one CSV cell', () => {
    const book = englishBook([packageRow({ id: 'x', name: '=HYPERLINK("http://x"),\n1', price: 1000 })]);
    const csv = quoteCsv(
      words,
      priceWords,
      head,
      summarise(book, [{ id: 'x', sku: 'package/x', quantity: 1 }]),
      true,
    );
    expect(csv).toContain(`2026-12-21,"'=HYPERLINK(""http://x""),\n1",,1,1000,0,0,180,1180,no\r\n`);
  });
});
