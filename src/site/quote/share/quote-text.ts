import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { type QuoteHead, validUntil } from '../quote.ts';
import { quoteParts } from '../quote-parts.ts';
import { type QuoteSummary, soldLines } from '../quote-summary.ts';
import type { QuoteWords } from '../words/en.ts';

export interface QuoteText {
  head: QuoteHead;
  summary: QuoteSummary;
  studio: string;
  link: string;
  vatRegistered: boolean;
}

export function quoteText(
  words: QuoteWords,
  { head, summary, studio, link, vatRegistered }: QuoteText,
): string {
  const vat = words.textVat({ percent: vatPercent, vat: summary.vat });
  return [
    words.shareTitle({ studio, number: head.number }),
    words.dateAndValidity({ date: head.date, day: validUntil(head) }),
    '',
    ...soldLines(summary).map(lineText),
    '',
    words.textTotal({ total: totalText(summary) }),
    ...(vatRegistered && summary.vat > 0 ? [vat] : []),
    ...quoteParts(summary).map(({ label, amount }) => `${label}: ${amount}`),
    '',
    link,
  ].join('\n');
}

function lineText(line: PricedLine): string {
  return `${line.quantity} × ${line.label}: ${amountText(line)}`;
}
