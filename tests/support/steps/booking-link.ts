import type { MailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { call } from '../call.ts';
import { inDays } from '../days.ts';
import { booked } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { tokenIn } from './booking-token.ts';

export async function bookedWithLink(mailbox: MailSink, changes: Partial<BookingRequest> = {}) {
  const booking = await booked(changes);
  const mails = await mailbox.messages();
  const mail = mails.find(({ subject }) => subject === `We received your booking ${booking.reference}`);
  return { ...booking, token: tokenIn(mail?.text ?? '') };
}

export function mine(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  token: string,
  {
    path = '',
    query = '',
    body,
    address,
    page,
  }: { path?: string; query?: string; body?: unknown; address?: string; page?: string } = {},
) {
  return call(method, `/api/bookings/mine${path}${query}`, {
    headers: { authorization: `Booking ${token}`, ...(page && { 'accept-language': page }) },
    ...(body === undefined ? {} : { body }),
    ...(address && { address }),
  });
}

export function ownBooking(environment: Environment) {
  return {
    bookedHere: () => bookedWithLink(environment.mailbox),
    inDays: (days: number) => environment.sql('update bookings set event_date = $1', [inDays(days)]),
    bookingRow: async () => (await environment.sql('select * from bookings'))[0],
    moveTo: (token: string, eventDate: string) => mine('PUT', token, { body: { eventDate } }),
    changesOf: (action: string) =>
      environment.sql('select before, after from audit_entries where action = $1', [action]),
  };
}
