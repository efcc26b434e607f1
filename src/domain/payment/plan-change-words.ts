import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { nextPart, openUntil, type PlanPart } from './plan.ts';

/** Words for a client whose plan, or whose session, was changed. */

export const planChangedSentence =
  'We have changed the parts in which you pay, as agreed with you. What you have paid so far counts.';

export function planChangedText(reference: string): string {
  return `we changed the parts in which you pay for ${reference}, as agreed. See them:`;
}

export function nextPartSentence(plan: readonly PlanPart[]): string {
  const next = nextPart(plan);
  if (next === undefined) return 'Nothing is left to pay.';
  const open = formatMoney(next.amount - next.paid);
  return next.dueDay === null
    ? `Next you pay ${open}.`
    : `Next you pay ${open} by ${formatDate(next.dueDay)}.`;
}

/** Says what a moved session made due by today, or undefined. */
export function dueSinceMoveSentence(plan: readonly PlanPart[], today: string): string | undefined {
  const due = openUntil(plan, today);
  return due === 0 ? undefined : `${formatMoney(due)} is due now. Please pay it before your session.`;
}
