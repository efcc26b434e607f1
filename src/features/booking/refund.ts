import { formatMoney } from '#src/lib/money.ts';
import type { BookingStatus } from './booking.ts';
import { hasNotice, hasStarted, type SessionDay } from './day/session-start.ts';

/** What a client gets back (content/policies/refund-policy.mdx; docs/product.md, Refund). */
export const refunds = ['nothing-paid', 'everything', 'less-deposit-and-fees', 'reduced', 'none'] as const;
export type Refund = (typeof refunds)[number];

/** The money of a booking that is still here. */
export interface MoneyHere {
  /** RWF that were paid for it and not given back. */
  paid: number;
  /** RWF that came beyond its price: they go back whole. */
  surplus: number;
  /** Whether any of it came by mobile money. */
  mobileMoney: boolean;
}

/** What decides about a refund. */
export interface RefundFacts extends SessionDay, Pick<MoneyHere, 'paid' | 'surplus'> {
  status: BookingStatus;
}

/** What comes back when the client cancels now. */
export function refundFor(booking: RefundFacts, now: Date): Refund {
  if (booking.paid === 0) return booking.surplus > 0 ? 'everything' : 'nothing-paid';
  if (hasStarted(booking, now)) return 'none';
  if (booking.status === 'pending') return 'everything';
  return hasNotice(booking, now) ? 'less-deposit-and-fees' : 'reduced';
}

/** The refund in words, for the client. */
export function refundSentence(refund: Refund, money: MoneyHere): string {
  const sum = formatMoney(money.paid);
  const way = money.mobileMoney ? ' by mobile money to the number that paid,' : '';
  const howItComes = `We will send it${way} within 5 to 10 business days`;
  const onTop =
    money.surplus > 0 ? ` We will refund all of the ${formatMoney(money.surplus)} that came on top.` : '';
  switch (refund) {
    case 'nothing-paid':
      return 'You have not paid anything, so there is nothing to refund.';
    case 'everything':
      return `We will refund everything you paid: ${formatMoney(money.paid + money.surplus)}. ${howItComes}.`;
    case 'less-deposit-and-fees':
      return `We will refund the ${sum} you paid, minus the deposit and the fees. ${howItComes} after we have agreed the amount.${onTop}`;
    case 'reduced':
      return `It is less than 72 hours before the session. We will refund a reduced amount: the ${sum} you paid, minus the deposit, the fees and what can no longer be cancelled. ${howItComes} after we have agreed the amount.${onTop}`;
    case 'none':
      return money.surplus > 0
        ? `The session has begun or is over, so its price is not refunded.${onTop} ${howItComes}.`
        : 'The session has begun or is over, so nothing is refunded.';
  }
}

/** The refund in words, for the studio. */
export function refundDue(refund: Refund, { paid, surplus }: MoneyHere): string {
  const sum = formatMoney(paid);
  const onTop = surplus > 0 ? `. Please refund all of the ${formatMoney(surplus)} that came on top` : '';
  switch (refund) {
    case 'nothing-paid':
      return 'Nothing was paid, so there is nothing to refund';
    case 'everything':
      return `Please refund all of the ${formatMoney(paid + surplus)} paid`;
    case 'less-deposit-and-fees':
      return `Please refund the ${sum} paid, minus the deposit and the fees${onTop}`;
    case 'reduced':
      return `Please refund the ${sum} paid, minus the deposit, the fees and what can no longer be cancelled${onTop}`;
    case 'none':
      return `None of the ${sum} paid is refunded${onTop}`;
  }
}
