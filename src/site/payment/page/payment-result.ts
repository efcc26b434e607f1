import type { PaymentStatus } from '#src/domain/payment/payment.ts';

/** State of the payment page (docs/product.md, Payment result). */
export type PaymentResult = 'checking' | 'success' | 'failed' | 'unknown';

/** Returns the state before the first response; the query's `status` is only a hint. */
export function resultFromQuery(query: { reference: string | null; status: string | null }): PaymentResult {
  if (!query.reference) return 'unknown';
  return query.status === 'failed' ? 'failed' : 'checking';
}

export function resultFromStatus(status: PaymentStatus): PaymentResult {
  return status === 'successful' ? 'success' : status === 'failed' ? 'failed' : 'checking';
}

/** Returns the milliseconds until the next poll: 2 s, growing by half each time, at most 20 s. */
export function pollDelay(attempt: number): number {
  return Math.min(2000 * 1.5 ** attempt, 20_000);
}
