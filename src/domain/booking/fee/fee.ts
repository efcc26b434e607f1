import type { Price } from '#src/domain/catalogue/prices/price.ts';
import type { PublishedRange } from '../offer/offer.ts';

/**
 * A booking is of a session, of goods alone, which have no date, or of the fee of a class or an internship
 * (docs/decisions/0026-a-fee-is-a-booking.md).
 */
export const bookingKinds = ['session', 'goods', 'fee'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** What people call it, within a sentence. */
export const kindNouns: Record<BookingKind, string> = { session: 'booking', goods: 'booking', fee: 'fee' };

/** What an enrolment or an application knows of its fee. Amounts in RWF. */
export interface Fee {
  /** The booking's. */
  reference: string;
  /** Goes with what is paid: the fee can be changed from its own sheet, too. */
  version: number;
  cancelled: boolean;
  /** What was asked for, or agreed. */
  total: number;
  /** True once the offer was accepted, or something was paid at the desk. */
  agreed: boolean;
  /** What is owed; the total until it is agreed. */
  charged: number;
  /** What was paid and not given back. */
  paid: number;
  /** What came twice or too late, and was not given back. */
  surplus: number;
  /** The last calendar date of the offer that is open. */
  lastDay: string | null;
}

/** RWF that have to be refunded: what came beyond the fee, and of one that is cancelled everything that is still here. */
export function feeRefund({ cancelled, paid, surplus }: Fee): number {
  return surplus + (cancelled ? paid : 0);
}

/** Where a fee stands. One that was withdrawn, or of which nothing is owed or here any more, can be asked for anew. */
export type FeeState = 'none' | 'asked' | 'part' | 'paid' | 'refund-due';

export function feeState(fee: Fee | null): FeeState {
  if (fee === null) return 'none';
  if (feeRefund(fee) > 0) return 'refund-due';
  if (fee.cancelled) return 'none';
  if (fee.paid === 0) return isAsked(fee) ? 'asked' : 'none';
  return fee.paid < fee.charged ? 'part' : 'paid';
}

function isAsked({ agreed, charged, lastDay }: Fee): boolean {
  return agreed ? charged > 0 : lastDay !== null;
}

/** The published price is the only one that needs no reason. */
export function feeRange(price: Price | undefined): PublishedRange {
  return price?.kind === 'fixed' ? { min: price.amount, max: price.amount } : { min: 0, max: null };
}
