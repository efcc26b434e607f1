/** Rwandan mobile money numbers Paypack accepts: MTN and Airtel, country code optional. */
const mobileMoneyNumber = /^(?:\+?25)?(07[89532]\d{7})$/;

export const wrongPhone = 'Please enter an MTN or Airtel number such as 078 812 3456.';

/** Returns "0788123456" for "+250 788 123 456"; undefined if it is not a mobile money number. */
export function normalisePhone(text: string): string | undefined {
  return mobileMoneyNumber.exec(text.replace(/[\s().-]/g, ''))?.[1];
}
