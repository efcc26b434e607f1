import { pollPayments } from '#netlify/core/payment/attempt/poll-payments.ts';
import { type Answer, call } from '../call.ts';
import type { Environment } from '../server/environment.ts';

/** Calls and readings that tests of payments share. */

export const paymentStatus = (reference: string) =>
  call('GET', `/api/payments/status/${encodeURIComponent(reference)}`);

/** Sends a further payment request for a booking, as its client. */
export const payAgain = (reference: string, body: unknown = {}) =>
  call('POST', `/api/payments/${reference}/retry`, { body });

/** Runs `work` while Paypack is down. */
export async function whilePaypackIsDown<Result>({ paypack }: Environment, work: () => Promise<Result>) {
  paypack.goDown(true);
  try {
    return await work();
  } finally {
    paypack.goDown(false);
  }
}

/** Makes every payment due and polls. */
export async function pollAllPayments({ sql }: Environment): Promise<void> {
  await sql('update payments set due_at = now()');
  await pollPayments();
}

/** Status of a response, followed by the fields that it refuses. */
export const statusAndFields = ({ status, json }: Answer) => [
  status,
  ...Object.keys((json as { fields?: object }).fields ?? {}),
];
