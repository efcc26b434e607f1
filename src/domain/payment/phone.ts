import { refusals } from '#src/lib/words/refusals.ts';

/** Rwandan mobile money numbers Paypack accepts: MTN and Airtel, country code optional. */
const mobileMoneyNumber = /^(?:\+?25)?(07[89532]\d{7})$/;

export const wrongPhone = refusals('payment')('phoneWrong');

/** Returns "0788123456" for "+250 788 123 456"; undefined if it is not a mobile money number. */
export function normalisePhone(text: string): string | undefined {
  return mobileMoneyNumber.exec(text.replace(/[\s().-]/g, ''))?.[1];
}
