import type { PlanWords } from '#src/domain/payment/plan/words/en.ts';
import { type PartRow, plannedWords } from '#src/domain/payment/plan-words.ts';
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { type QuoteSummary, soldLines } from './quote-summary.ts';

/** Reads the parts in which a quote is paid if it is booked today; none for a price to confirm. */
export function quoteParts(words: PlanWords, summary: QuoteSummary): PartRow[] {
  const { total, fixed, terms } = summary;
  const skus = soldLines(summary).map(({ sku }) => sku);
  const order = { total, fixed, skus, session: null, today: todayInKigali(new Date()), dated: terms.session };
  return plannedWords(words, order, publishedRules).rows;
}
