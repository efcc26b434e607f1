import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { mine } from './booking-link.ts';
import { tokenIn } from './booking-token.ts';
import type { Environment } from './environment.ts';

/** The calendar date in Kigali so many days from now. */
export const inDays = (days: number) => addDays(todayInKigali(new Date()), days);

/** What somebody whose fee was asked for reads and does by the link in the email. */
export async function feeByLink({ mailbox }: Environment, to: string) {
  const mails = await mailbox.messages();
  const mail = mails.find((one) => one.to === to && one.subject.startsWith('Your fee'));
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
