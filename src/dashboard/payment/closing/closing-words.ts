import type { CashBy, SignedClosing } from '#src/domain/payment/closing/closing.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Formats a cash difference in RWF: "5,000 RWF is missing." */
export function cashText(difference: number): string {
  if (difference === 0) return 'That matches.';
  return difference < 0
    ? `${formatMoney(-difference)} is missing.`
    : `That is ${formatMoney(difference)} more than recorded.`;
}

/** Lists cash by recorder: "Grace 100,000 RWF, Eric 25,000 RWF."; empty without cash. */
export function cashByText(cashBy: readonly CashBy[]): string {
  if (cashBy.length === 0) return '';
  const parts = cashBy.map(({ name, net }) => `${name} ${signedMoney(net)}`);
  return `Cash, by the person who recorded it: ${parts.join(', ')}.`;
}

/** "−5,000 RWF" */
export function signedMoney(amount: number): string {
  return `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount))}`;
}

export function changeText({ signedBy }: Pick<SignedClosing, 'signedBy'>, change: number): string {
  return `Changed after it was signed off by ${signedBy}: ${differenceText(change)}. Please check it and sign it off again.`;
}

/** Formats a difference: "7,000 RWF more". Entries can change while the sum does not (0). */
export function differenceText(change: number): string {
  if (change === 0) return 'other entries, the same sum';
  return `${formatMoney(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
}
