import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';
import { publishedRules } from './rules/published-rules.ts';

const { from, percent, balanceDays } = publishedRules.deposit;

/** Explains next to prices how a large total is paid. */
export const depositReading = {
  title: 'A large total',
  text: `From ${formatMoney(from)} you pay ${percent}% when you book, and the balance ${plural(balanceDays, 'day')} before the session.`,
};
