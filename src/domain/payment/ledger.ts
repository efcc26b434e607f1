/** Labels and sums of a booking’s ledger (docs/decisions/0021). */

/** What an entry is about. A reversal takes one of the others back. */
export const entryKinds = ['charge', 'payment', 'fee', 'refund', 'reversal'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How money moved. */
export const paymentMethods = ['mobile-money', 'cash', 'bank'] as const;
/** What staff take without a payment provider. */
export const handMethods = ['cash', 'bank'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * What an entry counts for: the booking itself; money that came beyond its price and is owed back; or what mobile money
 * keeps of a payment, which is between it and the studio.
 */
export const ledgerAccounts = ['booking', 'surplus', 'fees'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** The sums of a booking's entries, in RWF. */
export interface Balance {
  /** What the client owes for the booking, before anything was paid. */
  charged: number;
  /** What was paid for the booking. */
  paid: number;
  /** What was given back of that. */
  refunded: number;
  /** What came beyond the price and was not given back yet. */
  surplus: number;
  /** What mobile money kept. */
  fees: number;
  /** What the client owes us; negative when we owe the client. */
  balance: number;
}

/** A booking without entries. */
export const noBalance: Balance = { charged: 0, paid: 0, refunded: 0, surplus: 0, fees: 0, balance: 0 };

type Sums = Pick<Balance, 'charged' | 'paid' | 'refunded'>;

/** RWF that are still to be paid. */
export function dueOf(sums: Sums): number {
  return Math.max(0, openSum(sums));
}

/** RWF that we owe the client. */
export function owedBackOf(balance: Sums & Pick<Balance, 'surplus'>): number {
  return Math.max(0, -openSum(balance)) + balance.surplus;
}

/** RWF of what was paid for the booking and not given back. */
export function keptOf({ paid, refunded }: Pick<Balance, 'paid' | 'refunded'>): number {
  return paid - refunded;
}

/** True once a price is owed and nothing of it is open. */
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

/** The method within a sentence: "in cash". */
export function byMethod(method: PaymentMethod): string {
  return methodPhrases[method];
}

/** The method as people call it: "Bank transfer". */
export function methodName(method: PaymentMethod): string {
  return methodWords[method];
}
