import { travelFeePerKm } from '#src/domain/catalogue/prices/line-price.ts';
import { lineTitle } from '#src/domain/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { type CsvValue, csvHead, csvLines } from '#src/lib/csv.ts';
import { type QuoteHead, validUntil } from '../quote.ts';
import { type QuoteSummary, soldLines } from '../quote-summary.ts';
import type { QuoteWords } from '../words/en.ts';

function headings(words: QuoteWords): string[] {
  return [
    words.paper,
    words.date,
    words.validUntil,
    words.service,
    words.package,
    words.quantity,
    words.unitPriceColumn,
    words.expressColumn,
    words.travelColumn,
    words.vatColumn,
    words.amount,
    words.toConfirmColumn,
  ];
}

export function quoteCsv(
  words: QuoteWords,
  prices: PriceWords,
  head: QuoteHead,
  summary: QuoteSummary,
  vatRegistered: boolean,
): string {
  const columns = Object.fromEntries(
    headings(words).flatMap((heading, at) =>
      vatRegistered || heading !== words.vatColumn
        ? [[heading, (cells: readonly CsvValue[]) => cells[at] ?? null]]
        : [],
    ),
  );
  const about = [head.number, head.date, validUntil(head)];
  const lines = soldLines(summary).map((line) => [...about, ...lineCells(prices, line)]);
  const blank = [null, null, null, null, null];
  const total = [...about, words.total, ...blank, summary.vat, summary.total, !summary.fixed];
  return csvHead(columns) + csvLines(columns, [...lines, total]);
}

function lineCells(words: PriceWords, line: PricedLine): CsvValue[] {
  const { entry, quantity, options = {}, price, vat, amount, fixed } = line;
  const tier = entry.tier === undefined ? '' : words[entry.tier];
  const unit = price.kind === 'fixed' ? price.amount : priceText(words, price);
  const express = options.express ? (entry.expressFee ?? 0) : 0;
  const travel = (options.km ?? 0) * travelFeePerKm;
  return [lineTitle(entry, options?.package), tier, quantity, unit, express, travel, vat, amount, !fixed];
}
