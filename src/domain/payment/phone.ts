/** Rwandan mobile money numbers as Paypack takes them: MTN and Airtel prefixes, with or without the country code. */
const mobileMoneyNumber = /^(?:\+?25)?(07[89532]\d{7})$/;

/** What a number says that is none. */
export const wrongPhone = 'Please enter an MTN or Airtel number such as 078 812 3456.';

/** "+250 788 123 456" becomes "0788123456"; anything that is not a mobile money number becomes undefined. */
export function normalisePhone(text: string): string | undefined {
  return mobileMoneyNumber.exec(text.replace(/[\s().-]/g, ''))?.[1];
}
