import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { mailsTo } from '../mails.ts';
import type { Environment } from '../server/environment.ts';
import { mine } from './booking-link.ts';
import { tokenIn } from './booking-token.ts';

export async function feeByLink(environment: Environment, to: string) {
  const [mail] = await mailsTo(environment, to, 'Your fee');
  if (mail === undefined) throw new Error(`No fee was asked of ${to}.`);
  const token = tokenIn(mail.text);
  const see = async () => (await mine('GET', token)).json as MyBooking;
  return {
    mail,
    token,
    see,
    accept: async (phone?: string) =>
      mine('POST', token, { path: '/offer', body: { offer: (await see()).offer?.id, phone } }),
  };
}
