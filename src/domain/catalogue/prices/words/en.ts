import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Prices, the packages that have them, and what makes up the amount of a line. */
export const en = {
  fixed: '{amount:money}',
  from: 'from {amount:money}',
  range: '{min:number}–{max:money}',
  onRequest: 'Price on request',
  // Total of an order in which nothing has a price yet.
  totalOnRequest: 'On request',
  // VAT comes on top of the price. {price} is one of the above.
  plusVat: '{price} +\u00a0VAT',
  plusVatPercent: '{price} + {percent}% VAT',

  // Packages of a service, cheapest first.
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  vip: 'VIP',
  // Group of those that staff have made, in the list of everything we sell.
  packagesOf: 'Packages of {studio}',

  // Parts of a line’s amount, each before its sum.
  unitPrice: 'Price',
  pieces: '{quantity} × {price}',
  express: 'Express',
  travel: '{km} km of travel',
  vat: 'VAT {percent}%',
  withoutVat: 'Without VAT',
  // Extras after the name of a package, in a list: “Logo Design, Basic, express”.
  addedExpress: 'express',
  addedTravel: '{km} km of travel',
  addedExemption: 'without VAT',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    prices: typeof en;
  }
}

export type PriceWords = Words<typeof en>;
