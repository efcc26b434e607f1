import type { Messages } from '#src/lib/words/messages.ts';

/** Emails and texts about the price that we offer for a booking or ask as a fee. */
export const en = {
  subject: 'Our price for booking {reference}: {amount:money}',
  // {name}: the class or the programme.
  feeSubject: 'Your fee: {name}, {amount:money}',
  preview: '{amount:money}, until {day:date}. Accept it and pay by mobile money.',
  heading: 'Our price for your booking',
  feeHeading: 'Your fee',
  price: 'Your booking costs {amount:money}, with everything listed below.',
  fee: 'The fee is {amount:money}.',
  priceReplaced:
    'We have changed our offer: your booking costs {amount:money}, with everything listed below.',
  feeReplaced: 'We have changed our offer: the fee is {amount:money}.',
  ends: 'The offer ends on {day:date}.',
  payBy: 'Please pay the fee by {day:date}.',
  endsLabel: 'Offer ends',
  payByLabel: 'Pay by',
  next: 'The button opens your booking. There you can accept the price; we’ll then send the payment request to your phone. We have not charged anything.',
  feeNext:
    'The button opens your fee. There you can accept the price; we’ll then send the payment request to your phone. We have not charged anything.',
  acceptToKeepDate: 'Accept the offer and pay before then to keep your date.',
  seeOffer: 'See and accept the offer',
  seeFee: 'See and pay the fee',
  text: 'Our price is {amount:money} until {day:shortDate}. See and accept it:',
  feeText: 'Your fee {reference} is {amount:money}. Please pay by {day:shortDate}:',

  withdrawnSubject: 'We have withdrawn our price for booking {reference}',
  feeWithdrawnSubject: 'You do not have to pay the fee {reference} now',
  withdrawnPreview: 'Our offer of {amount:money} is withdrawn. There is nothing to pay.',
  feeWithdrawnPreview: 'The fee of {amount:money} is withdrawn. There is nothing to pay.',
  withdrawnHeading: 'We have withdrawn our offer',
  feeWithdrawnHeading: 'There is nothing to pay now',
  withdrawn:
    'We have withdrawn our offer of {amount:money}, so you can no longer accept it. We have not charged anything, and there is nothing to pay. We have kept your request: we’ll send you a new price, or call you.',
  feeWithdrawn:
    'We have withdrawn our request for the fee of {amount:money}. We have not charged anything, and there is nothing to pay. If that changes, we’ll email or call you.',
  seeBooking: 'See your booking',
  withdrawnText: 'We withdrew our price of {amount:money} for {reference}.',
  feeWithdrawnText: 'We withdrew our request for the fee of {amount:money} for {reference}.',
  nothingToPayText: 'There is nothing to pay now.',

  acceptedSubject: 'You accepted the price for booking {reference}',
  acceptedPreview: '{amount:money}. The payment request is on its way to {phone}.',
  acceptedHeading: 'We have agreed the price',
  accepted:
    'Thank you. You accepted {amount:money}. Approve the payment request on {phone} with your mobile money PIN. Once it is paid, we’ll email you a payment confirmation.',
  payToKeepDate: 'Pay before then to keep your date.',
  acceptedText: 'Thank you, you accepted {amount:money} for {reference}. See how to pay:',
} as const satisfies Messages;
