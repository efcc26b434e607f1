import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { type QuoteHead, validUntil } from '../quote.ts';
import { quoteParts } from '../quote-parts.ts';
import { type QuoteSummary, soldLines } from '../quote-summary.ts';

export interface QuoteText {
  head: QuoteHead;
  summary: QuoteSummary;
  studio: string;
  link: string;
  vatRegistered: boolean;
}

export function quoteText({ head, summary, studio, link, vatRegistered }: QuoteText): string {
  const vat = `of which VAT ${vatPercent}%: ${formatMoney(summary.vat)}`;
  return [
    `${studio}: quote ${head.number}`,
    `${formatDate(head.date)}, valid until ${formatDate(validUntil(head))}`,
    '',
    ...soldLines(summary).map(lineText),
    '',
    `Total: ${totalText(summary)}`,
    ...(vatRegistered && summary.vat > 0 ? [vat] : []),
    ...quoteParts(summary).map(({ label, amount }) => `${label}: ${amount}`),
    '',
    link,
  ].join('\n');
}

function lineText(line: PricedLine): string {
  return `${line.quantity} × ${line.label}: ${amountText(line)}`;
}
