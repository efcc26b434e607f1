import type { Messages } from '#src/lib/words/messages.ts';

/** Email and text message to a client who has just booked. */
export const en = {
  subject: 'We received your booking {reference}',
  preview: 'Booking {reference} is not confirmed yet.',
  heading: 'We received your booking',
  total: 'Total',
  nextHeading: 'What happens next',
  payBeforeThen: 'Pay before then to keep your date.',

  // What is left until the booking is confirmed.
  leftPayment:
    'We have your booking. It is not confirmed yet. Two things are left: your payment, and our confirmation within 24 hours of it.',
  leftPrice:
    'We have your booking. It is not confirmed yet: we’ll contact you within 24 hours with our price. After that, your payment and our confirmation are left.',
  leftConfirmationPaid:
    'We have your booking and your payment. It is not confirmed yet: we’ll confirm it within 24 hours.',
  leftConfirmation: 'We have your booking. It is not confirmed yet: we’ll confirm it within 24 hours.',
  nextApprove:
    'Approve the payment request on {phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.',
  nextRequest: 'We’ll send the payment request to {phone}. We have not charged anything yet.',
  nextPrice:
    'Part of your booking is marked “to confirm”. We’ll confirm the price with you first; we have not charged anything.',
  nextConfirmation: 'There is nothing left to pay. Our confirmation is next.',
  nextPayLater: 'You pay {total:money} later, as agreed with us. We have not charged anything.',

  // Text message, after the name of the studio and a colon: short, in few parts.
  textReceived: 'Booking {reference} received.',
  textPaid: 'Booking {reference} and payment received.',
  textRequest: 'Request {reference} received.',
  textPrice: 'Price within 24 hours.',
  textConfirmation: 'We confirm within 24 hours.',
  textKept: 'Date kept until {at:time} on {day:shortDay}.',
  textKeptEnd: 'Date kept until the end of {day:shortDay}.',
  textPayUntil: 'Pay by {at:time} on {day:shortDay} to keep your date.',
  textPayEnd: 'Pay by the end of {day:shortDay} to keep your date.',
  textPaySumUntil: 'Pay {sum:money} by {at:time} on {day:shortDay} to keep your date.',
  textPaySumEnd: 'Pay {sum:money} by the end of {day:shortDay} to keep your date.',
  textPay: 'Pay on your phone.',
  textPaySum: 'Pay {sum:money} on your phone.',
} as const satisfies Messages;
