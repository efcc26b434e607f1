import { applicationForm } from '#tests/support/requests/application-request.ts';
import { bookingRequest, workingDay } from '#tests/support/requests/booking-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import type { Attempt, Send } from './crowd.ts';

export const book: Send = async ({ key, index }, url, signal) => {
  const body = bookingRequest({
    eventDate: workingDay(5 + (index % 300)),
    email: emailOf(index),
    phone: `+250 788 ${String(index).padStart(4, '0')}10`,
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...addressOf(index) };
  const sent = { method: 'POST', headers, body: JSON.stringify(body), signal };
  return (await made<{ booking: { id: string } }>(`${url}/api/bookings`, sent))?.booking.id;
};

export const apply: Send = async ({ index }, url, signal) => {
  const body = applicationForm({ email: emailOf(index), phone: '' });
  const sent = { method: 'POST', headers: { ...afterAMinute, ...addressOf(index) }, body, signal };
  return (await made<{ id: string }>(`${url}/api/applications`, sent))?.id;
};

const emailOf = (index: Attempt['index']) => `client-${index}@example.com`;
const addressOf = (index: Attempt['index']) => ({ 'x-visitor-address': `10.0.${index >> 8}.${index & 255}` });

async function made<Made>(address: string, sent: RequestInit): Promise<Made | undefined> {
  const answer = await fetch(address, sent);
  const text = await answer.text();
  return answer.status === 201 ? (JSON.parse(text) as Made) : undefined;
}
