import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { TestUser } from '../account.ts';
import { inDays } from '../days.ts';
import { mailsTo } from '../mails.ts';
import { openPriced, requestedPrice } from '../requests/booking-request.ts';
import type { Environment } from '../server/environment.ts';
import { mine } from './booking-link.ts';
import { tokenIn } from './booking-token.ts';
import { bookingIn, deskOf } from './staff-booking.ts';

/** An offer within the published prices, open for a week (RWF). */
export const usualOffer = { total: openPriced.min + 1000, lastDay: inDays(7) };

export async function offeredPrice(environment: Environment, staff: TestUser, price: object = usualOffer) {
  const { id, reference } = await requestedPrice();
  const desk = deskOf(staff, id);
  const booking = bookingIn(await desk.offer(price));
  const [mail] = await mailsTo(environment, 'aline@example.com', 'Our price for booking');
  if (mail === undefined) throw new Error('The offer was not mailed.');
  const token = tokenIn(mail.text);
  return {
    id,
    reference,
    desk,
    booking,
    mail,
    token,
    offer: booking.offers[0]?.id ?? '',
    see: async () => (await mine('GET', token)).json as MyBooking,
    accept: (offer: unknown, more: object = {}) =>
      mine('POST', token, { path: '/offer', body: { offer, ...more } }),
  };
}
