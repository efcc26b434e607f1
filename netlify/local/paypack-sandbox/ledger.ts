import { randomUUID } from 'node:crypto';

type TransactionStatus = 'pending' | 'successful' | 'failed';

/** Cash-in: a payment request to a phone. */
export interface Transaction {
  ref: string;
  /** Caller's own reference; always empty for a cash-in. */
  user_ref: string;
  kind: 'CASHIN';
  /** RWF. */
  amount: number;
  /** RWF kept by Paypack. */
  fee: number;
  /** Phone number: ten digits that begin with 07. */
  client: string;
  merchant: string;
  metadata: null;
  provider: 'mtn' | 'airtel';
  status: TransactionStatus;
  created_at: string;
  processed_at: string | null;
  /** The caller's `X-Webhook-Mode`. */
  mode: string;
}

export interface TransactionEvent {
  event_id: string;
  event_kind: 'transaction:created' | 'transaction:processed';
  created_at: string;
  data: Omit<Transaction, 'mode'>;
}

export interface Ledger {
  /** Creates a cash-in; a repeated key returns the same transaction. */
  cashin(order: { amount: number; client: string; key: string | undefined; mode: string }): Transaction;
  find(ref: string): Transaction | undefined;
  /** Newest first. */
  transactions(): Transaction[];
  /** Newest first. */
  events(): TransactionEvent[];
  /** Ends a pending transaction; undefined if it is unknown or already ended. */
  process(ref: string, status: 'successful' | 'failed'): Transaction | undefined;
  clear(): void;
}

export function eventOf(
  kind: TransactionEvent['event_kind'],
  transaction: Transaction,
  at: string,
): TransactionEvent {
  const { mode: _mode, ...data } = transaction;
  return { event_id: randomUUID(), event_kind: kind, created_at: at, data };
}

/** Paypack's share of incoming money: 2.3%, by its price list. */
export const rate = 0.023;

export function createLedger(now: () => Date): Ledger {
  const byRef = new Map<string, Transaction>();
  const byKey = new Map<string, Transaction>();
  let events: TransactionEvent[] = [];

  function add(order: { amount: number; client: string; mode: string }): Transaction {
    const transaction: Transaction = {
      ref: randomUUID(),
      user_ref: '',
      kind: 'CASHIN',
      amount: order.amount,
      fee: Math.round(order.amount * rate),
      client: order.client,
      merchant: 'FTS Studio',
      metadata: null,
      provider: /^07[89]/.test(order.client) ? 'mtn' : 'airtel',
      status: 'pending',
      created_at: now().toISOString(),
      processed_at: null,
      mode: order.mode,
    };
    byRef.set(transaction.ref, transaction);
    events.unshift(eventOf('transaction:created', transaction, transaction.created_at));
    return transaction;
  }

  return {
    cashin({ key, ...order }) {
      const transaction = (key && byKey.get(key)) || add(order);
      if (key) byKey.set(key, transaction);
      return transaction;
    },
    find: (ref) => byRef.get(ref),
    transactions: () => [...byRef.values()].reverse(),
    events: () => events,
    process(ref, status) {
      const transaction = byRef.get(ref);
      if (transaction?.status !== 'pending') return undefined;
      const at = now().toISOString();
      Object.assign(transaction, { status, processed_at: at });
      events.unshift(eventOf('transaction:processed', transaction, at));
      return transaction;
    },
    clear() {
      byRef.clear();
      byKey.clear();
      events = [];
    },
  };
}
