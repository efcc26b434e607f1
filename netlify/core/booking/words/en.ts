import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Parts of emails, texts and calendar files about a booking. */
export const en = {
  // Labels of the facts of a booking.
  reference: 'Reference',
  date: 'Date',
  start: 'Start',
  dateKeptUntil: 'Date kept until',
  // The end of that day, or a time on it.
  keptUntilEnd: 'the end of {day:date}',
  keptUntilTime: '{at:time} on {day:date}',
  location: 'Location',

  total: 'Total',
  asAgreed: 'as agreed',
  several: '{quantity} × {name}',
  // A line of a booking, and what we confirm of it before we charge it.
  linePrice: '{line}; to confirm: the price',
  linePriceRange: '{line}; to confirm: the price ({price} each)',
  lineExemption: '{line}; to confirm: your VAT exemption',
  linePriceAndExemption: '{line}; to confirm: the price and your VAT exemption',
  linePriceRangeAndExemption: '{line}; to confirm: the price ({price} each) and your VAT exemption',
  // Lines of a fee: a dance class, and an internship.
  classFee: '{name}, class fee for one month',
  programmeFee: '{title}, tuition and materials',
  discount: 'Discount of {percent}%',
  discountByCode: 'Discount of {percent}% ({code})',
  vatIncluded: 'The total includes {amount:money} VAT ({percent}%).',

  keptForPayment: 'After that someone else may book your date.',
  calendarReplaced: 'The calendar file in this email replaces any earlier one.',
  seeBooking: 'See, move or cancel your booking',
  seeFee: 'See your fee',

  goodsBeforeConfirmation:
    'If your plans change before we confirm your booking, we will refund everything you paid.',
  goods:
    'Prints and frames are made for you, so we refund them if they arrive damaged or are not what you ordered.',
  refundBeforeConfirmation:
    'If your plans change before we confirm your booking, we will refund everything you paid. Once it is confirmed, cancel 72 hours or more before your session and we will refund what you paid, minus the deposit or, without one, what your session has already cost us. After that the refund is smaller, and a missed session is not refunded. Refunds take 5–10 business days.',
  refundOfSession:
    'Have your plans changed? Cancel 72 hours or more before your session and we will refund what you paid, minus the deposit or, without one, what your session has already cost us. After that the refund is smaller, and a missed session is not refunded. Refunds take 5–10 business days.',

  // Our answer by email: subject, heading, the button, and what heads the client’s own words.
  replySubject: 'About your booking {reference}',
  reply: 'Our reply about your booking',
  readAndAnswer: 'Read our conversation and answer',
  written: 'You wrote',

  // Description in a calendar file.
  calendarBooking: 'Booking {reference}.',
  calendarTimeOpen: 'We’ll agree the time with you.',
  calendarQuestions: 'If you have questions, call us on {phone} ({hours:hours}) or write on {whatsApp}.',

  // Text messages: short, each follows another sentence.
  textLeftToPay: 'Left to pay: {amount:money}.',
  textPayBy: 'Please pay {amount:money} by {day:shortDate}.',
} as const satisfies Messages;

export type BookingPartWords = Words<typeof en>;
