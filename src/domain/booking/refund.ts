import { contactValues } from '#src/domain/studio/call-words.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { PaymentMethod } from '../payment/ledger.ts';
import type { BookingStatus } from './booking.ts';
import { hasNotice, hasStarted, type SessionTime } from './day/session-time.ts';
import type { BookingKind } from './fee/fee.ts';
import type { OwnBookingWords } from './my-booking/words/en.ts';

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
export function refundSentence(
  words: OwnBookingWords,
  refund: Refund,
  money: HeldMoney,
  session?: SessionTime,
): string {
  const { paid, surplus, refunds: given } = money;
  return joined([refundedSentence(words, given), toCome()]);

  function toCome(): string {
    // Refunds after the cancellation are the agreed sum, or a part of what is owed in full.
    if (given.some(({ afterCancelling }) => afterCancelling))
      return remainingSentence(words, isExact(refund) ? refundSum(refund, money) : surplus);
    if (given.length > 0 && paid + surplus === 0) return words.nothingLeftToRefund;
    return comingSentence(words, refund, money, session);
  }
}

/** True if the sum is known without agreeing on costs. */
export function isExact(refund: Refund): boolean {
  return refund === 'everything' || refund === 'less-deposit';
}

/** States each refund: "We refunded 100,000 RWF in cash on 23 November 2026."; empty without refunds. */
export function refundedSentence(words: OwnBookingWords, given: readonly RecordedRefund[]): string {
  const sums = new Map<string, RecordedRefund>();
  for (const refund of given) {
    // One refund may be two ledger entries.
    const how = `${refund.method} ${refund.day}`;
    sums.set(how, { ...refund, amount: refund.amount + (sums.get(how)?.amount ?? 0) });
  }
  return joined([...sums.values()].map((refund) => words[refundedBy[refund.method]](refund)));
}

const refundedBy = {
  cash: 'refundedInCash',
  bank: 'refundedByBank',
  'mobile-money': 'refundedByMobileMoney',
} as const satisfies Record<PaymentMethod, keyof OwnBookingWords>;

export function remainingSentence(words: OwnBookingWords, left: number): string {
  return left > 0 ? words.remainingRefunded({ amount: left }) : '';
}

const joined = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

function comingSentence(
  words: OwnBookingWords,
  refund: Refund,
  money: HeldMoney,
  session: SessionTime | undefined,
): string {
  const { paid, surplus, deposit } = money;
  const isRest = money.refunds.length > 0;
  const amount = paid + surplus;
  const onTop = surplus > 0 ? words.allOverpaidRefunded({ amount: surplus }) : '';
  const sent = money.mobileMoney ? words.sentByMobileMoney : words.sentInDays;
  const sentOnceAgreed = money.mobileMoney ? words.sentByMobileMoneyOnceAgreed : words.sentOnceAgreed;
  switch (refund) {
    case 'nothing-paid':
      return words.nothingPaid;
    case 'everything':
      return joined([(isRest ? words.restRefunded : words.allRefunded)({ amount }), sent]);
    case 'less-deposit':
      return joined([lessDepositSentence(words, money, isRest), paid > deposit ? sent : '', onTop]);
    case 'less-costs':
      return joined([(isRest ? words.restLessCosts : words.lessCosts)({ paid }), sentOnceAgreed, onTop]);
    case 'reduced':
      return joined([words.noticeTooShort, reducedSentence(words, money, isRest), sentOnceAgreed, onTop]);
    case 'made-for-you':
      return joined([words.goodsMadeForYou(contactValues), onTop]);
    case 'none':
      return joined([noRefundSentence(words, session), onTop, surplus > 0 ? sent : '']);
  }
}

function noRefundSentence(words: OwnBookingWords, session: SessionTime | undefined): string {
  const start = session?.startTime ?? null;
  return start === null ? words.notRefundedFromStart(contactValues) : words.notRefundedFrom({ start });
}

function lessDepositSentence(words: OwnBookingWords, { paid, deposit }: HeldMoney, isRest: boolean): string {
  if (paid <= deposit) return (isRest ? words.restKept : words.depositKept)({ paid });
  const values = { amount: paid - deposit, paid, deposit };
  return isRest ? words.restLessDeposit(values) : words.lessDeposit(values);
}

function reducedSentence(words: OwnBookingWords, { paid, deposit }: HeldMoney, isRest: boolean): string {
  if (deposit === 0) return isRest ? words.restReduced({ paid }) : words.reduced({ paid });
  const values = { paid, deposit: Math.min(paid, deposit) };
  return isRest ? words.restReducedLessDeposit(values) : words.reducedLessDeposit(values);
}

/** States in English what staff have to refund. */
export function staffRefundText(refund: Refund, { paid, surplus, deposit }: HeldMoney): string {
  const sum = formatMoney(paid);
  const kept = formatMoney(Math.min(paid, deposit));
  const minus = deposit > 0 ? `the deposit of ${kept}, ` : '';
  const onTop = surplus > 0 ? `Please refund all of the ${formatMoney(surplus)} overpaid.` : '';
  switch (refund) {
    case 'nothing-paid':
      return 'Nothing was paid, so there is nothing to refund.';
    case 'everything':
      return `Please refund all of the ${formatMoney(paid + surplus)} paid.`;
    case 'less-deposit':
      return joined([
        paid > deposit
          ? `Please refund ${formatMoney(paid - deposit)} of the ${sum} paid: the deposit of ${kept} is kept.`
          : `The ${sum} paid is kept as the deposit.`,
        onTop,
      ]);
    case 'less-costs':
      return joined([
        `Please refund the ${sum} paid, minus what the session has already cost, and send the client the list.`,
        onTop,
      ]);
    case 'reduced':
      return joined([
        `Please refund the ${sum} paid, minus ${minus}what the session has already cost and what can no longer be cancelled, and send the client the list.`,
        onTop,
      ]);
    case 'made-for-you':
      return joined([
        `The ${sum} paid is for goods that were made: please refund it if they arrived damaged or are not what was ordered.`,
        onTop,
      ]);
    case 'none':
      return joined([`None of the ${sum} paid is refunded.`, onTop]);
  }
}
