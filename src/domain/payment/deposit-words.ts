import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { publishedRules } from './rules/published-rules.ts';

const { deposit, requestLimit } = publishedRules;

/** Figures of the payment rules that texts in content/ use in braces, such as "{depositFrom}". */
export const ruleWords = {
  depositFrom: formatMoney(deposit.from),
  depositPercent: `${deposit.percent}%`,
  balanceDays: plural(deposit.balanceDays, 'day'),
  requestLimit: formatMoney(requestLimit),
} as const;

export type RuleWord = keyof typeof ruleWords;

/** Writes the payment rules of this build into a text. */
export function withRules(text: string): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => ruleWords[name as RuleWord] ?? braces);
}

/** Explains next to prices how a large total is paid. */
export const depositReading = {
  title: 'A large total',
  text: withRules(
    'From {depositFrom} you pay {depositPercent} when you book, and the balance {balanceDays} before the session.',
  ),
};
