import type { MailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import type { BookingRequest } from '#src/features/booking/booking.ts';
import { booked } from './booking-request.ts';
import { tokenIn } from './booking-token.ts';
import { call } from './call.ts';

/** What a client of a test does with the link in our mails, without a browser. */

/** Books, and takes the token from the mail. */
export async function bookedWithLink(mailbox: MailSink, changes: Partial<BookingRequest> = {}) {
  const booking = await booked(changes);
  const mails = await mailbox.messages();
  const mail = mails.find(({ subject }) => subject === `We received your booking ${booking.reference}`);
  return { ...booking, token: tokenIn(mail?.text ?? '') };
}

/** Calls `/api/bookings/mine` with a token. */
export function mine(
  method: 'GET' | 'PUT' | 'DELETE',
  token: string,
  { query = '', body, address }: { query?: string; body?: unknown; address?: string } = {},
) {
  return call(method, `/api/bookings/mine${query}`, {
    headers: { authorization: `Booking ${token}` },
    ...(body === undefined ? {} : { body }),
    ...(address && { address }),
  });
}
