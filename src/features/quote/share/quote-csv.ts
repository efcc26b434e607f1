import { travelFeePerKm } from '#src/features/catalogue/prices/line-price.ts';
import { formatPrice } from '#src/features/catalogue/prices/price.ts';
import type { PriceBook } from '#src/features/catalogue/prices/price-book.ts';
import type { PricedLine } from '#src/features/catalogue/prices/price-order.ts';
import { tierLabel } from '#src/features/catalogue/tier.ts';
import { lineTitle } from '../lines/line-title.ts';
import { type QuoteHead, validUntil } from '../quote.ts';
import { type QuoteSummary, soldLines } from '../quote-summary.ts';

/** What stands in a cell. */
type Cell = string | number;

const headings = [
  'Quote',
  'Date',
  'Valid until',
  'Service',
  'Package',
  'Quantity',
  'Unit price (RWF)',
  'Express (RWF)',
  'Travel (RWF)',
  'VAT in the amount (RWF)',
  'Amount (RWF)',
  'To be confirmed',
];

/** The quote as a table for spreadsheets (RFC 4180); the mark at its start tells them that it is UTF-8. */
export function quoteCsv(book: PriceBook, head: QuoteHead, summary: QuoteSummary): string {
  const about = [head.number, head.date, validUntil(head)];
  const lines = soldLines(summary).map((line) => [...about, ...lineCells(book, line)]);
  const total = [
    ...about,
    'Total',
    '',
    '',
    '',
    '',
    '',
    summary.vat,
    summary.total,
    confirmation(summary.fixed),
  ];
  return `\uFEFF${[headings, ...lines, total].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function lineCells(book: PriceBook, line: PricedLine): Cell[] {
  const { sku, quantity, options = {}, price, vat, amount, fixed } = line;
  const entry = book.get(sku);
  const title = entry === undefined ? line.label : lineTitle(entry, options);
  const tier = entry?.tier === undefined ? '' : tierLabel(entry.tier);
  const unit = price.kind === 'fixed' ? price.amount : formatPrice(price);
  const express = options.express ? (entry?.expressFee ?? 0) : 0;
  const travel = (options.km ?? 0) * travelFeePerKm;
  return [title, tier, quantity, unit, express, travel, vat, amount, confirmation(fixed)];
}

function confirmation(fixed: boolean): string {
  return fixed ? 'no' : 'yes';
}

/** Names come from people: a cell that a spreadsheet would calculate is made a text by an apostrophe. */
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
