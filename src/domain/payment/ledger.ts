/** Kinds of ledger entries (decision 0021). A reversal undoes one of the others. */
export const entryKinds = ['charge', 'payment', 'fee', 'refund', 'reversal'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const paymentMethods = ['mobile-money', 'cash', 'bank'] as const;
/** Methods that staff record by hand, without a payment provider. */
export const handMethods = ['cash', 'bank'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Accounts of an entry: the booking; money above its price, owed back; or mobile money's fee,
 * which is between the provider and the studio.
 */
export const ledgerAccounts = ['booking', 'surplus', 'fees'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Sums of a booking's entries, in RWF. */
export interface Balance {
  /** Price owed by the client, before payments. */
  charged: number;
  paid: number;
  /** Refunded of `paid`. */
  refunded: number;
  /** Received above the price and not yet refunded. */
  surplus: number;
  /** Mobile money fees. */
  fees: number;
  /** RWF the client owes; negative when we owe the client. */
  balance: number;
}

export const noBalance: Balance = { charged: 0, paid: 0, refunded: 0, surplus: 0, fees: 0, balance: 0 };

type Sums = Pick<Balance, 'charged' | 'paid' | 'refunded'>;

/** Returns the RWF still due. */
export function dueOf(sums: Sums): number {
  return Math.max(0, openSum(sums));
}

/** Returns the RWF that we owe the client. */
export function owedBackOf(balance: Sums & Pick<Balance, 'surplus'>): number {
  return Math.max(0, -openSum(balance)) + balance.surplus;
}

/** Returns the RWF paid for the booking and not refunded. */
export function netPaidOf({ paid, refunded }: Pick<Balance, 'paid' | 'refunded'>): number {
  return paid - refunded;
}

/** Returns the RWF that can be refunded at most: what was paid, and surplus. */
export function refundableOf(balance: Pick<Balance, 'paid' | 'refunded' | 'surplus'>): number {
  return netPaidOf(balance) + balance.surplus;
}

/** True once a price is charged and nothing is due. */
export function isPaid(balance: Sums): boolean {
  return balance.charged > 0 && dueOf(balance) === 0;
}

function openSum({ charged, paid, refunded }: Sums): number {
  return charged - paid + refunded;
}

const methodWords: Record<PaymentMethod, string> = {
  'mobile-money': 'Mobile money',
  cash: 'Cash',
  bank: 'Bank transfer',
};

const methodPhrases: Record<PaymentMethod, string> = {
  'mobile-money': 'by mobile money',
  cash: 'in cash',
  bank: 'by bank transfer',
};

/** Returns the method within a sentence: "in cash". */
export function byMethod(method: PaymentMethod): string {
  return methodPhrases[method];
}

export function methodName(method: PaymentMethod): string {
  return methodWords[method];
}
