import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Labels and hints of a client's own booking. */
export const en = {
  loading: 'Loading your booking…',
  // Names the facts of one booking for screen readers.
  factsOf: 'Booking {reference}',
  cancelledHeading: 'This booking is cancelled',
  movedTo: 'Your session is now on {day:date}',
  movedToHours: 'Your session is now on {day:date}, {hours}',
  movedText: 'We’ll write to you too. The calendar file on this page has the new date.',
  reference: 'Reference',
  status: 'Status',
  date: 'Date',
  start: 'Start',
  location: 'Location',
  partsHeading: 'What you pay, and when',
  seePayment: 'See the payment confirmation',
  saveDate: 'Save the date in your calendar',

  accepting: 'Accepting…',

  payHeading: 'Pay by mobile money',
  amount: 'Amount in RWF',
  amountHint: 'The next part is filled in. You can pay less, or more at once.',
  sendRequest: 'Send the payment request',
  sendingRequest: 'Sending the payment request…',

  sharesHeading: 'Let family pay a part',
  sharesIntro:
    'Make a link for someone who pays a part of the price by mobile money. Its page shows your date, the kind of work and the amount, but neither your name nor the total.',

  question: 'Your question',

  // The first date of a booking without one, and another date of a booking that has one.
  chooseDateHeading: 'Choose a date',
  moveHeading: 'Move to another date',
  sessionDate: 'Date of the session',
  newDate: 'New date',
  chooseHint: 'You can move the session once later, until 72 hours before.',
  moveHint: 'You can move the session once without charge, until 72 hours before. The payment moves too.',
  chooseDate: 'Choose this date',
  move: 'Move the session',
  savingDate: 'Saving the date…',

  cancelHeading: 'Cancel the booking',
  refundPolicy: 'See the <refunds>refund policy</refunds>.',
  cancel: 'Cancel the booking',
  cancelQuestion: 'Cancel this booking?',
  cancelGoodsWarning: 'This cannot be undone.',
  cancelWarning: 'The date becomes free for others. This cannot be undone.',
  confirmCancel: 'Yes, cancel it',
  cancelling: 'Cancelling…',
  keep: 'Keep the booking',

  textsHeading: 'Text messages',
  textsOn: 'We tell you about this booking by text message.',
  stopTexts: 'Stop text messages',
  stopped: 'We will send no more text messages about this booking. Payment requests still arrive.',
  textsStopped: 'You asked for no text messages about this booking. Payment requests still arrive.',
  startTexts: 'Send text messages again',
  started: 'We will tell you about this booking by text message again.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'my-booking-page': typeof en;
  }
}

export type MyBookingPageWords = Words<typeof en>;
