import type { PaymentStatus } from '#src/domain/payment/payment.ts';

/** What the payment result page shows (docs/product.md, Payment result). */
export type PaymentResult = 'checking' | 'success' | 'failed' | 'unknown';

/** What is shown while the server is asked: the query's `status` is a hint, never the last word. */
export function resultFromQuery(query: { reference: string | null; status: string | null }): PaymentResult {
  if (!query.reference) return 'unknown';
  return query.status === 'failed' ? 'failed' : 'checking';
}

/** What the server's answer means. */
export function resultFromStatus(status: PaymentStatus): PaymentResult {
  return status === 'successful' ? 'success' : status === 'failed' ? 'failed' : 'checking';
}

/** Milliseconds until the next question: 2 s at first, growing by half to at most 20 s. */
export function pollDelay(attempt: number): number {
  return Math.min(2000 * 1.5 ** attempt, 20_000);
}
