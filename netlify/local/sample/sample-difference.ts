import { storeDifferences } from '#netlify/core/payment/reconcile/store-differences.ts';

/** Money at Paypack that no payment knows, as the nightly comparison finds it. */
export async function makeSampleDifference(now: Date): Promise<void> {
  const theirs = {
    ref: crypto.randomUUID(),
    phone: '0728123457',
    amount: 45_000,
    fee: 1035,
    status: 'successful' as const,
    begun: now,
  };
  await storeDifferences([{ kind: 'unknown', ours: undefined, theirs }], now);
}
