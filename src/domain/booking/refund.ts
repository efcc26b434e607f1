import { goodsTerms } from '#src/domain/catalogue/prices/goods-words.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { byMethod, type PaymentMethod } from '../payment/ledger.ts';
import type { BookingStatus } from './booking.ts';
import { hasNotice, hasStarted, type SessionTime } from './day/session-time.ts';
import type { BookingKind } from './fee/fee.ts';

/** Refunds to a client (content/policies/refund-policy.mdx; docs/product.md, Refund). */
export const refunds = [
  'nothing-paid',
  'everything',
  'less-deposit',
  'less-costs',
  'reduced',
  'made-for-you',
  'none',
] as const;
export type Refund = (typeof refunds)[number];

/** Recorded refund that was not reversed. */
export interface RecordedRefund {
  method: PaymentMethod;
  /** RWF */
  amount: number;
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  afterCancelling: boolean;
}

export interface HeldMoney {
  /** RWF paid for it and not refunded. */
  paid: number;
  /** RWF received beyond its price; refunded in full. */
  surplus: number;
  /** RWF of the first part of a plan, kept as the deposit at most; 0 without one. */
  deposit: number;
  /** True if any of it was paid by mobile money. */
  mobileMoney: boolean;
  /** Oldest first. */
  refunds: RecordedRefund[];
}

export interface RefundFacts extends SessionTime, Pick<HeldMoney, 'paid' | 'surplus' | 'deposit'> {
  status: BookingStatus;
  kind: BookingKind;
}

/** Returns the refund if the client cancels now: everything until we confirm, whatever the date. */
export function refundFor(booking: RefundFacts, now: Date): Refund {
  if (booking.paid === 0) return booking.surplus > 0 ? 'everything' : 'nothing-paid';
  if (booking.status === 'pending') return 'everything';
  if (booking.kind === 'goods') return 'made-for-you';
  if (hasStarted(booking, now)) return 'none';
  if (!hasNotice(booking, now)) return 'reduced';
  return booking.deposit > 0 ? 'less-deposit' : 'less-costs';
}

/** Returns the RWF that comes back: exactly, or for `less-costs` and `reduced` at most. */
export function refundSum(refund: Refund, { paid, surplus, deposit }: HeldMoney): number {
  switch (refund) {
    case 'everything':
    case 'less-costs':
      return paid + surplus;
    case 'less-deposit':
    case 'reduced':
      return Math.max(0, paid - deposit) + surplus;
    default:
      return surplus;
  }
}

/** States what comes back to the client; `session` names the hour from which nothing does. */
export function refundSentence(refund: Refund, money: HeldMoney, session?: SessionTime): string {
  const { paid, surplus, refunds: given } = money;
  if (given.length === 0) return comingSentence(refund, money, session);
  return `${refundedSentence(given)} ${restSentence()}`.trim();

  function restSentence(): string {
    // Refunds after the cancellation are the agreed sum, or a part of what is owed in full.
    if (given.some(({ afterCancelling }) => afterCancelling))
      return remainingSentence(isExact(refund) ? refundSum(refund, money) : surplus);
    return paid + surplus > 0 ? comingSentence(refund, money, session) : 'Nothing is left to refund.';
  }
}

/** True if the sum is known without agreeing on costs. */
export function isExact(refund: Refund): boolean {
  return refund === 'everything' || refund === 'less-deposit';
}

/** Returns "We refunded 100,000 RWF in cash on 23 November 2026."; empty without refunds. */
export function refundedSentence(given: readonly RecordedRefund[]): string {
  const sums = new Map<string, number>();
  for (const { method, amount, day } of given) {
    // One refund may be two ledger entries.
    const how = `${byMethod(method)} on ${formatDate(day)}`;
    sums.set(how, (sums.get(how) ?? 0) + amount);
  }
  const parts = [...sums].map(([how, sum]) => `${formatMoney(sum)} ${how}`);
  const last = parts.pop();
  if (last === undefined) return '';
  return parts.length === 0 ? `We refunded ${last}.` : `We refunded ${parts.join(', ')} and ${last}.`;
}

export function remainingSentence(left: number): string {
  return left > 0 ? `We will refund the remaining ${formatMoney(left)} within 5 to 10 business days.` : '';
}

function noRefundTerms(startTime: string | null): string {
  return startTime === null
    ? `After 08:00 on the date of a session, or 11:00 on Umuganda, its price is not refunded. If yours starts later, please ${callUs}.`
    : `After ${startTime} on the date of your session, its price is not refunded.`;
}

function comingSentence(refund: Refund, money: HeldMoney, session: SessionTime | undefined): string {
  const part = money.refunds.length > 0;
  const terms = noRefundTerms(session?.startTime ?? null);
  const sum = part
    ? `${formatMoney(money.paid)} left of what you paid`
    : `${formatMoney(money.paid)} you paid`;
  const way = money.mobileMoney ? ' by mobile money to the number that paid,' : '';
  const howItComes = `We will send it${way} within 5 to 10 business days`;
  const onTop =
    money.surplus > 0 ? ` We will refund all of the ${formatMoney(money.surplus)} you overpaid.` : '';
  switch (refund) {
    case 'nothing-paid':
      return 'You have not paid anything, so there is nothing to refund.';
    case 'everything':
      return `We will refund ${part ? 'the rest of what' : 'everything'} you paid: ${formatMoney(money.paid + money.surplus)}. ${howItComes}.`;
    case 'less-deposit':
      return money.paid > money.deposit
        ? `We will refund ${formatMoney(money.paid - money.deposit)}: the ${sum}, minus the deposit of ${formatMoney(money.deposit)}. ${howItComes}.${onTop}`
        : `We keep the ${sum} as the deposit, so none of it is refunded.${onTop}`;
    case 'less-costs':
      return `We will refund the ${sum}, minus what your session has already cost us. ${howItComes} after we have sent you the list and agreed the amount.${onTop}`;
    case 'reduced':
      return `It is less than 72 hours before the session. We will refund a reduced amount: the ${sum}, minus ${depositWords(money)}what your session has already cost us and what can no longer be cancelled. ${howItComes} after we have sent you the list and agreed the amount.${onTop}`;
    case 'made-for-you':
      return `${goodsTerms} If that is so, please ${callUs}.${onTop}`;
    case 'none':
      return money.surplus > 0 ? `${terms}${onTop} ${howItComes}.` : terms;
  }
}

function depositWords({ paid, deposit }: Pick<HeldMoney, 'paid' | 'deposit'>): string {
  return deposit > 0 ? `the deposit of ${formatMoney(Math.min(paid, deposit))}, ` : '';
}

export function staffRefundText(refund: Refund, { paid, surplus, deposit }: HeldMoney): string {
  const sum = formatMoney(paid);
  const back = Math.max(0, paid - deposit);
  const onTop = surplus > 0 ? `. Please refund all of the ${formatMoney(surplus)} overpaid` : '';
  switch (refund) {
    case 'nothing-paid':
      return 'Nothing was paid, so there is nothing to refund';
    case 'everything':
      return `Please refund all of the ${formatMoney(paid + surplus)} paid`;
    case 'less-deposit':
      return back > 0
        ? `Please refund ${formatMoney(back)} of the ${sum} paid: the deposit of ${formatMoney(paid - back)} is kept${onTop}`
        : `The ${sum} paid is kept as the deposit${onTop}`;
    case 'less-costs':
      return `Please refund the ${sum} paid, minus what the session has already cost, and send the client the list${onTop}`;
    case 'reduced':
      return `Please refund the ${sum} paid, minus ${depositWords({ paid, deposit })}what the session has already cost and what can no longer be cancelled, and send the client the list${onTop}`;
    case 'made-for-you':
      return `The ${sum} paid is for goods that were made: please refund it if they arrived damaged or are not what was ordered${onTop}`;
    case 'none':
      return `None of the ${sum} paid is refunded${onTop}`;
  }
}
