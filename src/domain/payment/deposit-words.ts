import { withValues } from '#src/lib/content/with-values.ts';
import { publishedRules } from './rules/published-rules.ts';
import type { PaymentRuleWords } from './rules/words/en.ts';

const { deposit, requestLimit } = publishedRules;

export type RuleWord = 'depositFrom' | 'depositPercent' | 'balanceDays' | 'requestLimit';

/** Figures of the payment rules that texts in content/ use in braces, such as "{depositFrom}". */
export function ruleWords(words: PaymentRuleWords): Readonly<Record<RuleWord, string>> {
  return {
    depositFrom: words.sum({ sum: deposit.from }),
    depositPercent: words.percent({ percent: deposit.percent }),
    balanceDays: words.days({ count: deposit.balanceDays }),
    requestLimit: words.sum({ sum: requestLimit }),
  };
}

/** Writes the payment rules of this build into a text. */
export function withRules(words: PaymentRuleWords, text: string): string {
  return withValues(text, ruleWords(words));
}

/** Explains next to prices how a large total is paid. */
export function depositReading(words: PaymentRuleWords): { title: string; text: string } {
  const { from, percent, balanceDays: count } = deposit;
  return { title: words.largeTotal, text: words.largeTotalText({ from, percent, count }) };
}
