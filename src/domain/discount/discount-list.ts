import { day, listRules, oneOf } from '#src/lib/lists/list-rules.ts';

const discountStates = ['open', 'used', 'expired'] as const;
type DiscountState = (typeof discountStates)[number];

/** `from` and `to` are days on which codes were given. */
export const discountListRules = listRules({
  sorts: ['createdAt', 'expiresAt'],
  usual: '-createdAt',
  filters: { state: oneOf(discountStates), from: day(), to: day() },
});

/** A code in the list; times are ISO instants. */
export interface DiscountRow {
  id: string;
  code: string;
  percent: number;
  email: string;
  state: DiscountState;
  createdAt: string;
  expiresAt: string;
  /** Reference of the booking that used it; null if none did. */
  booking: string | null;
  /** True if that booking is cancelled: the code took nothing off. */
  cancelled: boolean;
  /** RWF it took off; null while unused, after a cancellation, and in an agreed price. */
  worth: number | null;
}

export interface DiscountSums {
  given: number;
  /** Bookings that are not cancelled. */
  used: number;
  /** RWF taken off them. */
  worth: number;
}

export const discountStateNames: Record<DiscountState, string> = {
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
};
