import type { Messages } from '#src/lib/words/messages.ts';

/** The page without scripts on which a client sees a booking or a fee and accepts its price. */
export const en = {
  openHeading: 'Open your booking',
  link: 'Link from our message',
  linkHint:
    'Copy the link under “See, move or cancel your booking” or “See and accept the offer”, and paste it here.',
  open: 'Open the booking',

  bookingHeading: 'Your booking',
  feeHeading: 'Your fee',
  bookingPending: 'Booking <reference>{reference}</reference>. Received, not confirmed yet.',
  bookingConfirmed: 'Booking <reference>{reference}</reference>. Confirmed.',
  bookingCancelled: 'Booking <reference>{reference}</reference>. Cancelled.',
  fee: 'Fee <reference>{reference}</reference>.',
  feeCancelled: 'Fee <reference>{reference}</reference>. Cancelled.',
  date: 'Date: {day:date}',
  dateAndHours: 'Date: {day:date}, {hours}',
  dateOpen: 'Date: to be agreed',
  payNow: 'Pay now',
  seePayment: 'See the payment',
  feePrice: 'The fee: {amount:money}',
  feeTerms:
    'Please pay the fee by {day:date}. We charge nothing until you accept it and approve the payment on your phone.',
} as const satisfies Messages;
