import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Page of a payment, also without scripts. */
export const en = {
  paymentChecking: 'Checking Payment...',
  paymentSuccessful: 'Payment Successful!',
  paymentFailed: 'Payment Failed',
  paymentUnknown: 'We cannot see your payment from this link',
  referenceMissing:
    'The address has no payment reference in it. This does not affect your payment: your booking and your money are safe.',
  // Why the page may show an old state. The page asks again and again.
  serverBusy: 'We cannot check right now. Your payment may have gone through; we’ll keep checking.',
  // While the payment waits.
  weAreChecking: 'We are checking your payment.',
  approve: 'Approve the payment request on your phone <number>{phone}</number>: enter your PIN.',
  requestFollows:
    'We have your booking; it is not paid yet. Mobile money could not be reached, so we’ll send the payment request to <number>{phone}</number> as soon as we can, and write to you once it is paid.',
  keepOpen: 'Keep this page open: it will change as soon as the payment arrives.',
  noRequest: 'No request on your phone?',
  sendAnother:
    'Send another one, also to another number. Please approve only the newest: we will refund what arrives twice.',
  // After a failure.
  reasonUnknown: 'The payment was declined, or the request expired before you approved it.',
  ifApproved: 'If you did approve it, check again in a moment.',
  dateCheckedFirst: 'When you try again, we check first whether your date is still free.',
  bookingKept: 'Your booking is kept.',
  arrange: 'To arrange the payment with us, call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  // After a payment, of the whole price or of a part of it.
  paidByEmail: 'Thank you. We received your payment, and a confirmation email is on its way to you.',
  paidByText:
    'Thank you. We received your payment, and a text message that confirms it is on its way to you.',
  nextPart: 'Next you pay {next:money}. Your booking has the day, and you can pay it there at any time.',
  checkEmailOfBooking: '<strong>Check your email.</strong> It has your booking and the amount paid.',
  checkEmailOfFee: '<strong>Check your email.</strong> It has your fee and the amount paid.',
  checkTextOfBooking:
    '<strong>Check your text messages.</strong> Ours has the amount paid and a link to your booking.',
  checkTextOfFee:
    '<strong>Check your text messages.</strong> Ours has the amount paid and a link to your fee.',
  weContactYou: '<strong>We’ll contact you within 24 hours</strong> to confirm your booking.',
  chooseDateBelow:
    '<strong>Choose your date.</strong> Your booking has no date yet: choose one below, or we’ll find one with you when we call.',
  chooseDateByLink:
    '<strong>Choose your date.</strong> Your booking has no date yet: open the link in our message, or we’ll find one with you when we call.',
  weSchedule:
    '<strong>We’ll schedule the session</strong> with you: the time, the location and who will be there.',
  // The form that pays again.
  otherNumber: 'Pay from another number',
  otherNumberForBooking:
    'Leave this empty to get the payment request on {phone} again. Your booking is kept: you are not booked twice.',
  otherNumberForFee:
    'Leave this empty to get the payment request on {phone} again. You pay the fee only once.',
  tryAgain: 'Try Again: {amount:money}',
  sendAnotherRequest: 'Send another request: {amount:money}',
  sending: 'Sending the payment request…',
  // Buttons.
  checkAgain: 'Check Again',
  chooseDate: 'Choose your date',
  seeBooking: 'See your booking',
  seePrices: 'See packages and prices',
  home: 'Return to Home',
  // Details at the foot.
  booking: 'Booking',
  amount: 'Amount',
  sum: '{sum:money}',
  reference: 'Payment reference',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'payment-page': typeof en;
  }
}

export type PaymentPageWords = Words<typeof en>;
