import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Page of a payment without scripts, beyond what it shares with /payment-success. */
export const en = {
  // Booking without a payment request.
  bookingSubmitted: 'Booking submitted successfully!',
  yourReference: 'Your reference is <strong>{reference}</strong>.',
  notCharged: 'We have not charged anything.',
  priceSent: 'Have we sent you a price? <offer>Accept it here</offer>.',
  toPay: '{due:money} to pay',
  nothingToPay: 'Nothing to pay now',
  bookingOf: 'Booking {reference}.',
  feeOf: 'Fee {reference}.',
  receivedSoFar: 'We have received {paid:money} so far.',
  linkUnknown: 'This link does not work',
  // While the payment waits.
  approveOnPhone: 'Approve the payment on your phone',
  weSendRequest: 'We will send you the payment request',
  bookingReceived: 'We have received your booking.',
  requestOnItsWay:
    'A payment request is on its way to <strong>{phone}</strong>: approve it with your mobile money PIN, then check here whether it has arrived.',
  requestComes:
    'Mobile money could not be reached, so we’ll send the payment request to <strong>{phone}</strong> as soon as we can, and write to you once it is paid.',
  // After it.
  didNotGoThrough: 'The payment did not go through.',
  weContactYou: 'We’ll contact you within 24 hours to confirm your booking.',
  weContactAndSchedule:
    'We’ll contact you within 24 hours to confirm your booking and schedule the session with you.',
  dateMissing:
    'Your booking has no date yet: choose one with the link in our message, or we’ll find one with you when we call.',
  leftToPay: 'What is left to pay',
  // The form that pays.
  phone: 'Mobile money number',
  phoneForBooking:
    'Leave this empty to get the payment request on {phone}. Your booking is kept: you are not booked twice.',
  phoneForFee: 'Leave this empty to get the payment request on {phone}. You pay the fee only once.',
  otherAmount: 'Pay another amount, in RWF',
  otherAmountHint: 'Leave this empty to pay {next:money}.',
  payNextPart: 'Pay the next part: {amount:money}',
  pay: 'Pay by mobile money: {amount:money}',
  // Foot of the page.
  bookingWithAmount: 'Booking {reference}, {amount:money}.',
  feeWithAmount: 'Fee {reference}, {amount:money}.',
  questions:
    'Questions? You can call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>{whatsApp}</whatsApp>, or email <email>{email}</email>.',
} as const satisfies Messages;

export type PlainPaymentWords = Words<typeof en>;
