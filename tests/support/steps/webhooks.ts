import { createHmac } from 'node:crypto';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { type Answer, call } from '../call.ts';
import { booked } from '../requests/booking-request.ts';

export function paidEvent(
  ref: string,
  amount: number,
  status: 'pending' | 'successful' | 'failed' = 'successful',
) {
  const now = new Date().toISOString();
  return {
    event_id: crypto.randomUUID(),
    kind: 'transaction:processed',
    created_at: now,
    data: {
      ref,
      kind: 'CASHIN' as const,
      fee: 0,
      merchant: 'FTS Studio',
      metadata: null,
      user_ref: '',
      client: '0788123456',
      amount,
      provider: 'mtn' as const,
      status,
      created_at: now,
      processed_at: now,
    },
  };
}

/** Base64 HMAC-SHA256, as Paypack signs. */
export function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

/** Posts an event with a valid signature. Strings are sent as they are. */
export function postWebhook(event: unknown): Promise<Answer> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const secret = process.env.PAYPACK_WEBHOOK_SECRET ?? 'none';
  return call('POST', '/api/payments/webhook', {
    body,
    headers: { 'x-paypack-signature': signature(secret, body) },
  });
}

/** Books and pays by mobile money, with a `fee` in RWF. */
export async function bookedAndPaid(changes: Partial<BookingRequest> = {}, fee = 0) {
  const booking = await booked(changes);
  const event = paidEvent(booking.transactionRef, booking.total);
  await postWebhook({ ...event, data: { ...event.data, fee } });
  return booking;
}
