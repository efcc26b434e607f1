import { amountText, totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { describeLine, vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { PricedLine } from '#src/domain/catalogue/prices/price-order.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import type { PlanWords } from '#src/domain/payment/plan/words/en.ts';
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

/** Catalogues of a quote as text. */
interface QuoteTextWords {
  quote: QuoteWords;
  prices: PriceWords;
  plan: PlanWords;
}

export function quoteText(
  { quote: words, prices, plan }: QuoteTextWords,
  { head, summary, studio, link, vatRegistered }: QuoteText,
): string {
  const vat = words.textVat({ percent: vatPercent, vat: summary.vat });
  return [
    words.shareTitle({ studio, number: head.number }),
    words.dateAndValidity({ date: head.date, day: validUntil(head) }),
    '',
    ...soldLines(summary).map((line) => lineText(words, prices, line)),
    '',
    words.textTotal({ total: totalText(prices, summary) }),
    ...(vatRegistered && summary.vat > 0 ? [vat] : []),
    ...quoteParts(plan, summary).map(words.textPart),
    '',
    link,
  ].join('\n');
}

function lineText(words: QuoteWords, prices: PriceWords, line: PricedLine): string {
  const { quantity, entry, options } = line;
  const name = describeLine(prices, entry, options);
  return words.textLine({ quantity, name, amount: amountText(prices, line) });
}
