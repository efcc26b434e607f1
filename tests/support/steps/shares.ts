import type { BookingRequest } from '#src/domain/booking/booking.ts';
import type { MyShare, ShareLink } from '#src/domain/payment/share/share.ts';
import { type Answer, call } from '../call.ts';
import { newPhone } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { bookedWithLink } from './booking-link.ts';
import { paidEvent, postWebhook } from './webhooks.ts';

/** An order of 650,000 RWF, with a deposit. */
export const toShare = {
  items: [
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } },
    { sku: 'sessions/photography/2h/standard', quantity: 2, options: { package: 'event' } },
  ],
  totalAmount: 650_000,
} satisfies Partial<BookingRequest>;

/** Books 650,000 RWF on the site; the client's own request has failed, so all of it is open. */
export async function bookedToShare(environment: Environment) {
  const booking = await bookedWithLink(environment.mailbox, toShare);
  await environment.sql(`update payments set status = 'failed', failure = 'declined', settled_at = now()`);
  return booking;
}

export function share(token: string, body: unknown, key?: string): Promise<Answer> {
  return call('POST', '/api/bookings/mine/shares', {
    body,
    headers: { authorization: `Booking ${token}`, ...(key && { 'idempotency-key': key }) },
  });
}

/** Makes a share as the client; returns its id and the token of its link. */
export async function shared(token: string, amount: number, name = 'Uncle Jean') {
  return linkIn(await share(token, { name, amount }));
}

export function linkIn({ status, json, text }: Answer): { id: string; token: string } {
  if (status !== 201) throw new Error(`The share was answered ${status}: ${text}`);
  const { id, url } = json as ShareLink;
  const token = /\/share#([\w-]{22})$/.exec(url)?.[1];
  if (token === undefined) throw new Error(`There is no link to a share in: ${url}`);
  return { id, token };
}

const as = (token: string) => ({ authorization: `Share ${token}` });

export const seeShare = (token: string, address = '127.0.0.1') =>
  call('GET', '/api/shares/mine', { headers: as(token), address });

export const shareNow = async (token: string) => (await seeShare(token)).json as MyShare;

/** Pays a share from a network of its own, on a new number unless `body` names one. */
export function payShare(token: string, body: object = {}, address = newAddress()): Promise<Answer> {
  return call('POST', '/api/shares/pay', {
    headers: as(token),
    body: { phone: newPhone(), ...body },
    address,
  });
}

let callers = 0;

function newAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Reports the money of a request for a share as mobile money does. */
export async function shareArrives(answer: Answer, amount: number): Promise<void> {
  const { payment } = answer.json as { payment: { transactionRef: string } };
  await postWebhook(paidEvent(payment.transactionRef, amount));
}
