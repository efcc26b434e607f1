import { formatMoney } from '#src/lib/money.ts';
import type { BookingStatus } from './booking.ts';
import { hasNotice, hasStarted, type SessionDay } from './day/session-start.ts';

/** What a client gets back (content/policies/refund-policy.mdx; docs/product.md, Refund). */
export const refunds = ['nothing-paid', 'everything', 'less-deposit-and-fees', 'reduced', 'none'] as const;
export type Refund = (typeof refunds)[number];

/** What decides about a refund. */
export interface RefundFacts extends SessionDay {
  status: BookingStatus;
  /** RWF that arrived. */
  paid: number;
}

/** What comes back when the client cancels now. */
export function refundFor(booking: RefundFacts, now: Date): Refund {
  if (booking.paid === 0) return 'nothing-paid';
  if (hasStarted(booking, now)) return 'none';
  if (booking.status === 'pending') return 'everything';
  return hasNotice(booking, now) ? 'less-deposit-and-fees' : 'reduced';
}

const howItComes = 'We will send it by mobile money to the number that paid, within 5 to 10 business days';

/** The refund in words, for the client. `paid` is in RWF. */
export function refundSentence(refund: Refund, paid: number): string {
  const sum = formatMoney(paid);
  switch (refund) {
    case 'nothing-paid':
      return 'You have not paid anything, so there is nothing to refund.';
    case 'everything':
      return `We will refund everything you paid: ${sum}. ${howItComes}.`;
    case 'less-deposit-and-fees':
      return `We will refund the ${sum} you paid, minus the deposit and the fees. ${howItComes} after we have agreed the amount.`;
    case 'reduced':
      return `It is less than 72 hours before the session. We will refund a reduced amount: the ${sum} you paid, minus the deposit, the fees and what can no longer be cancelled. ${howItComes} after we have agreed the amount.`;
    case 'none':
      return 'The session has begun or is over, so nothing is refunded.';
  }
}

/** The refund in words, for the studio. */
export function refundDue(refund: Refund, paid: number): string {
  const sum = formatMoney(paid);
  switch (refund) {
    case 'nothing-paid':
      return 'Nothing was paid, so there is nothing to refund';
    case 'everything':
      return `Please refund all of the ${sum} paid`;
    case 'less-deposit-and-fees':
      return `Please refund the ${sum} paid, minus the deposit and the fees`;
    case 'reduced':
      return `Please refund the ${sum} paid, minus the deposit, the fees and what can no longer be cancelled`;
    case 'none':
      return `None of the ${sum} paid is refunded`;
  }
}
