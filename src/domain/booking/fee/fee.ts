import type { Price } from '#src/domain/catalogue/prices/price.ts';
import type { PublishedRange } from '../offer/offer.ts';

/** Session, goods (without a date), or fee of a class or an internship (decision 0026). */
export const bookingKinds = ['session', 'goods', 'fee'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** Fee of an enrolment or an application. Amounts in RWF. */
export interface Fee {
  /** Reference of the fee's booking. */
  reference: string;
  /** Sent with each payment, because the fee can also be changed in its own sheet. */
  version: number;
  cancelled: boolean;
  total: number;
  /** True once the offer was accepted, or something was paid at the desk. */
  agreed: boolean;
  /** Amount owed; the total until it is agreed. */
  charged: number;
  /** Amount paid and not refunded. */
  paid: number;
  /** Amount paid twice or too late, and not refunded. */
  surplus: number;
  /** Last date of the open offer; null without one. */
  lastDay: string | null;
}

/** Returns the RWF to refund: the surplus and, once cancelled, everything paid. */
export function feeRefund({ cancelled, paid, surplus }: Fee): number {
  return surplus + (cancelled ? paid : 0);
}

/** State of a fee. `none` means that it can be requested, also again after it was withdrawn. */
export type FeeState = 'none' | 'requested' | 'part' | 'paid' | 'refund-due';

export function feeState(fee: Fee | null): FeeState {
  if (fee === null) return 'none';
  if (feeRefund(fee) > 0) return 'refund-due';
  if (fee.cancelled) return 'none';
  if (fee.paid === 0) return isRequested(fee) ? 'requested' : 'none';
  return fee.paid < fee.charged ? 'part' : 'paid';
}

function isRequested({ agreed, charged, lastDay }: Fee): boolean {
  return agreed ? charged > 0 : lastDay !== null;
}

/** Returns the totals that need no reason: a fixed published price, else any amount. */
export function feeRange(price: Price | undefined): PublishedRange {
  return price?.kind === 'fixed' ? { min: price.amount, max: price.amount } : { min: 0, max: null };
}
