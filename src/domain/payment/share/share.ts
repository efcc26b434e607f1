import type { DayService } from '#src/domain/availability/services/day-services.ts';
import type { BookingKind } from '#src/domain/booking/fee/fee.ts';
import { minimumPayment, type PaymentStatus } from '../payment.ts';

/** Shares: parts of a price that others pay (docs/product.md, Shares). Amounts are RWF. */

export type ShareState = 'open' | 'requested' | 'paid' | 'withdrawn' | 'not-needed';

/** Open shares of one booking at a time. */
export const maxOpenShares = 20;

export const maxShareName = 100;

/** A new link: its address is shown once, because only its hash is stored. */
export interface ShareLink {
  id: string;
  url: string;
}

/** Share in the lists of the client and of staff. */
export interface BookingShare {
  id: string;
  name: string;
  amount: number;
  /** RWF that arrived by its link. */
  received: number;
  state: ShareState;
  /** Name of the member of staff who made it, or "the client"; for the client, "you" or the studio. */
  by: string;
  /** ISO instant. */
  createdAt: string;
}

/** Share as the person who pays sees it: nothing about the client. */
export interface MyShare {
  name: string;
  amount: number;
  received: number;
  state: ShareState;
  kind: BookingKind;
  services: DayService[];
  /** Both in English: "photography and videography". */
  occasion: string;
  /** `YYYY-MM-DD` of the session; null without one. */
  day: string | null;
  /** RWF that its requests ask in all: less than the rest of it once less is left to pay. */
  open: number;
  /** RWF that the next request asks; 0 if none can be sent now, which `refusal` explains. */
  next: number;
  refusal?: string | undefined;
  /** Key and values of `refusal`, by which a page words it. */
  refused?: string | undefined;
  /** Newest request; absent before the first. */
  request?:
    | {
        status: PaymentStatus;
        amount: number;
        /** Masked number. */
        phone: string;
        /** True once the request was sent to the phone. */
        sent: boolean;
        /** Reason of a failure, in English. */
        reason?: string | undefined;
        /** Key and values, by which a page words it. */
        refused?: string | undefined;
      }
    | undefined;
}

interface ShareFacts {
  amount: number;
  received: number;
  isRequested: boolean;
  isWithdrawn: boolean;
}

/** Returns the state of a share of a booking with this much due, 0 once it is cancelled. */
export function shareStateOf(
  { amount, received, isRequested, isWithdrawn }: ShareFacts,
  due: number,
): ShareState {
  if (received >= amount) return 'paid';
  if (isWithdrawn) return 'withdrawn';
  if (isRequested) return 'requested';
  if (due >= minimumPayment) return 'open';
  return received > 0 ? 'paid' : 'not-needed';
}

/** Returns the RWF that requests for a share may ask in all; 0 if mobile money cannot take so little. */
export function openOfShare(
  { amount, received }: Pick<BookingShare, 'amount' | 'received'>,
  askable: number,
): number {
  const open = Math.min(amount - received, askable);
  return open < minimumPayment ? 0 : open;
}

export function isOpenShare({ state }: Pick<BookingShare, 'state'>): boolean {
  return state === 'open' || state === 'requested';
}

/** Returns the RWF that a new share can be at most: what is due less the open shares. */
export function shareableOf(
  shares: readonly Pick<BookingShare, 'amount' | 'received' | 'state'>[],
  due: number,
): number {
  const promised = shares
    .filter(isOpenShare)
    .reduce((sum, { amount, received }) => sum + amount - received, 0);
  return Math.max(0, due - promised);
}
