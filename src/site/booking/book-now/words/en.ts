import type { Messages, Words } from '#src/lib/words/messages.ts';

/** The island of /book-now. */
export const en = {
  loadingCart: 'Loading your cart…',
  allPrices: 'See all prices',
  allServices: 'See all services',
  cartChanged: 'Your cart has changed',
  offersNow: 'See what we offer now',
  dismiss: 'Dismiss',
  removed: '{name} removed.',
  remove: 'Remove',
  removeLine: 'Remove {name}',
  checkingPrice: 'Checking the price…',
  priceUnchecked: 'We could not check the price. You can book the rest; this line stays in your cart.',

  haveCode: 'I have a discount code',
  applyCode: 'Apply',
  discountOf: 'Discount of {percent}%',
  discountApplied: '{percent}% discount applied.',
  // For screen readers; the button itself says “Remove”.
  removeDiscount: 'Remove the discount',

  paymentMethod: 'Payment method',
  totalLabel: 'Total',
  totalFromLabel: 'Total from',
  totalOnRequest: 'On request',
  vatIncluded: 'incl. {amount:money} VAT',
  booking: 'Booking…',
  bookFor: 'Book for {total:money}',
  notNow: 'Not now',

  booked: 'Booking submitted successfully!',
  bookedReference: 'Your reference is <reference>{reference}</reference>.',
  nothingCharged: 'Nothing has been charged.',
  goingToPayment: 'Taking you to the payment page. <payment>Continue if nothing happens</payment>',
  home: 'Return to Home',
  redirecting: 'Redirecting to payment...',
  payOnPhone: 'Complete the payment on your phone.',
  paymentReference: 'Reference: {transaction}',
  tryAgainOrContact: 'Please try again or contact us directly.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'book-now': typeof en;
  }
}

export type BookNowWords = Words<typeof en>;
