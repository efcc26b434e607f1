import type { MonthIncome } from '#src/domain/overview/overview.ts';
import { formatMonth } from '#src/lib/dates/months.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Returns how much of the target the month has, or its income while there is no target. */
export function monthSentence({ month, amount }: MonthIncome, target: number | null): string {
  if (target === null) return `${formatMonth(month)} has brought ${formatMoney(amount)} so far.`;
  const share = Math.floor((100 * amount) / target);
  return `${formatMonth(month)} has brought ${formatMoney(amount)} so far, ${share}% of the target of ${formatMoney(target)}.`;
}

export function isNoIncome(income: readonly MonthIncome[]): boolean {
  return income.every(({ amount }) => amount === 0);
}
