import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Booking on /book-now and on the plain form. */
export const en = {
  // Steps of the form. “Pay” has room for twelve letters.
  orderStep: 'Your cart',
  contactStep: 'Your details',
  paymentStep: 'Pay',

  cartEmpty: 'Your cart is empty',
  cartEmptyAdvice: 'Please add some items to your cart before booking.',
  onRequest: 'on request',
  each: '{price} each',
  takenOff: '−{amount:money}',
  takenOffLater: 'off the confirmed price',
  // What we confirm before the price of a line is final. {price} is a range: “15,000–60,000 RWF”.
  confirmPrice: 'We’ll confirm first: the price.',
  confirmPriceRange: 'We’ll confirm first: the price ({price} each).',
  confirmExemption: 'We’ll confirm first: your VAT exemption.',
  confirmPriceAndExemption: 'We’ll confirm first: the price and your VAT exemption.',
  confirmPriceRangeAndExemption: 'We’ll confirm first: the price ({price} each) and your VAT exemption.',
  // The list below this sentence names each line, and what we confirm of it.
  nothingChargedNow: 'We charge nothing now. We’ll confirm first:',
  listPrice: '{label}: the price',
  listPriceRange: '{label}: the price ({price} each)',
  listExemption: '{label}: your VAT exemption',
  listPriceAndExemption: '{label}: the price and your VAT exemption',
  listPriceRangeAndExemption: '{label}: the price ({price} each) and your VAT exemption',

  discountCode: 'Discount code',
  fullName: 'Full name',
  phone: 'Mobile money number',
  email: 'Email address',
  sessionDate: 'Date of the session',
  location: 'Location',
  message: 'Anything we should know',
  dateOptional: 'Leave this empty if you do not know yet.',
  dateNeeded: 'Bookings of {from:money} or more need a date.',
  handover: 'Where we should hand over what you book.',
  place: 'Our studio, your home or a venue.',
  phoneHint:
    'We’ll send the payment request and our replies to this phone. Approve the request with your PIN.',
  phoneOrEmailHint:
    'Phone or email: one of them is enough. With a phone, we’ll call you or send you a text message. Once we have agreed the price and how you pay, we’ll send the payment request to this phone.',

  mobileMoney: 'Mobile money (Paypack)',
  networks: 'MTN MoMo or Airtel Money',
  // What a client does not risk.
  chargedByPin: 'Nothing is charged until you enter your PIN.',
  refundedIfUnconfirmed: 'If we cannot confirm your booking, we’ll refund everything you paid.',
  movedOnce: 'You can move your session once, free of charge, until 72 hours before.',
  putRight: 'Is something missing? Tell us within 14 days and we’ll put it right.',
  goodsRefunded:
    'Prints and frames are made for you, so we refund them if they arrive damaged or are not what you ordered.',
  consent:
    'By booking you agree to our <terms>terms</terms> and <refunds>refund policy</refunds>. The <privacy>privacy policy</privacy> says how we keep your details.',
  bookAndPay: 'Book and pay',
  sendRequest: 'Send request',

  // The new total stands out between <now> and </now>.
  priceChanged: 'The price has changed',
  priceNow:
    'You saw {before}. The price is now <now>{now}</now>. We have not booked or charged anything yet.',
  priceNowFixed:
    'You saw {before}. The price is now <now>{now}</now>. It is fixed now: you pay it when you book. We have not booked or charged anything yet.',
  priceNowOpen:
    'You saw {before}. The price is now <now>{now}</now>. It is no longer fixed: we’ll confirm it before you pay anything. We have not booked or charged anything yet.',
  total: '{total:money}',
  totalFrom: 'from {total:money}',

  bookingFailed: 'Booking failed',
  bookingFailedAdvice: 'Everything you typed is kept. Please try again or contact us directly.',
  receivedByEmail: 'A confirmation email is on its way to you, and we will contact you within 24 hours.',
  receivedByText: 'A text message is on its way to you, and we will contact you within 24 hours.',

  checkBooking: 'Please check your booking',
  checkFields: 'Please check these fields',
  phoneRequired: 'Phone number required',
  nameEmpty: 'Please enter your name.',
  nameTooLong: 'Please keep the name under 100 characters.',
  phoneTooLong: 'This phone number is too long.',
  payingPhoneEmpty: 'Please provide your phone number for Paypack payment.',
  dateRequired:
    'A booking of {from:money} or more needs a date, so that we can keep it and our team free for you. Please choose one. If you do not know it yet, please call us on {phone} ({hours:hours}) or write on WhatsApp.',
  locationTooLong: 'Please keep the location under 200 characters.',
  messageTooLong: 'Please keep the message under 2,000 characters.',
  methodWrong: 'Please choose mobile money (Paypack).',
  packageEmpty: 'Say which package this is.',
  packageUnknown: 'There is no package like this.',
  packageGone: 'This is no longer offered. Please remove this line and choose something else.',
  expressGone: 'This has no express service. Please book without the express service.',
  distanceWrong: 'The distance is a whole number of kilometres.',
  distanceTooShort: 'The distance is at least 0 km.',
  distanceTooLong: 'We travel up to {most} km. Please ask us about longer distances.',
  expressWrong: 'Say whether the line is express: true or false.',
  vatWrong: 'Say whether VAT is added: true or false.',
  quantityWrong: 'The quantity is a whole number.',
  quantityTooSmall: 'The quantity is at least 1.',
  quantityTooLarge: 'The quantity is at most {most}.',
  tooManyLines: 'A booking has at most {most} lines.',
  totalWrong: 'The total is a whole number of RWF.',
  totalNegative: 'The total is not negative.',
  fixedWrong: 'Say whether the total was shown as fixed: true or false.',
  pricesChanged: 'The prices have changed. Please check the new total and book again.',

  // On the plain form only.
  linesLeftOut: 'A booking has at most {most} lines: we left out the others.',
  cartUnread: 'We could not read a part of your cart. Please check it, and add what is missing.',
  choiceUnknown: 'We could not find what you chose. Please choose it from the list below.',
  cannotTakeMore: '{name}: your cart cannot take more of this.',
  askPrice: 'What you chose is priced on request. Please ask us for a price.',
  quantityKept: '{name}: the quantity must be a whole number. The quantity is still {quantity}.',
  orderChanged: 'Your cart has changed since you saw it. Please check it, then book below.',
  orderRepaired: 'Your cart has changed. We have not booked or charged anything yet.',
  // Another site’s page sent the form.
  filledElsewhere:
    'This form was filled in on another site. We have not booked anything. Please check it, then book below.',
  agreeBelow: 'If you agree, book below.',
  sentBefore: 'You have sent this form before',
  sentBeforeAdvice:
    'We have received that booking and written to you about it. If you press the button below, you will make a second one. To change the first one, open the link in our message, or call us on {phone} ({hours:hours}) or write on WhatsApp.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    booking: typeof en;
  }
}

export type BookingWords = Words<typeof en>;
