import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { readMoney } from '#src/lib/read-money.ts';

/** Part of a plan while staff edit it. */
export interface DraftPart {
  /** Unique in the list. */
  id: number;
  /** Amount as typed. */
  amount: string;
  /** RWF that the field starts with; absent for a new part. */
  start?: number;
  /** `YYYY-MM-DD`; empty while the part has no day. */
  day: string;
  /** Days before the session, and the day that they make now: a part with that day keeps them. */
  before?: { days: number; day: string };
}

export function draftOfPlan(plan: readonly PlanPart[]): DraftPart[] {
  return plan.map(({ amount, dueDay }, id) => ({
    id,
    amount: String(amount),
    start: amount,
    day: dueDay ?? '',
  }));
}

/** Starts the parts of an offer with those of the rule. `session` is its date, or null. */
export function draftOfAgreed(parts: readonly AgreedPart[], session: string | null): DraftPart[] {
  return parts.map(({ amount, daysBefore }, id) => {
    const day = daysBefore === null || session === null ? '' : addDays(session, -daysBefore);
    return {
      id,
      amount: String(amount),
      start: amount,
      day,
      ...(daysBefore !== null && { before: { days: daysBefore, day } }),
    };
  });
}

/** Adds up what is typed; an amount that cannot be read counts as nothing. */
export function sumOf(parts: readonly DraftPart[]): number {
  return parts.reduce((sum, { amount }) => {
    const read = readMoney(amount);
    return sum + ('amount' in read ? read.amount : 0);
  }, 0);
}

/** Returns the parts of an offer as sent: the first one has no day. */
export function offeredParts(parts: readonly DraftPart[]) {
  return parts.map(({ amount, day, before }, position) => {
    if (position === 0) return { amount };
    return before?.day === day ? { amount, daysBefore: before.days } : { amount, dueDay: day || null };
  });
}

export function planParts(parts: readonly DraftPart[]) {
  return parts.map(({ amount, day }) => ({ amount, dueDay: day || null }));
}
