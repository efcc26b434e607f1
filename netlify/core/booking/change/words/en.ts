import type { Messages, Words } from '#src/lib/words/messages.ts';

/**
 * Emails and texts about what changed in a booking. A text has room for 160 characters with its link;
 * it opens with the studio’s name and a colon.
 */
export const en = {
  confirmedSubject: 'Your booking {reference} is confirmed',
  confirmedHeading: 'Your booking is confirmed',
  confirmed: 'We have confirmed your booking.',
  seeYou: 'We’ll see you on {start:start}.',
  dateFollows: 'We’ll agree the date with you.',
  readyFollows: 'We’ll tell you when everything is ready.',
  priceFollows: 'We’ll agree the price with you before you pay anything.',
  allPaid: 'Your booking is paid: there is nothing left to pay.',
  allRefunded: 'We refunded what you paid: there is nothing left to pay.',
  confirmedText: 'Booking {reference} is confirmed.',
  confirmedForText: 'Booking {reference} is confirmed for {start:shortStart}.',

  locationSubject: 'Your booking {reference} has a new location',
  locationHeading: 'Your session has a new location',
  locationChanged: 'We have changed the location of your session.',
  locationOpen: 'We’ll agree the location with you.',
  locationNow: 'The new location: {location}',
  locationText: 'Your session {reference} has a new location. See where:',

  // {total} is an amount, or says that it is on request.
  linesSubject: 'Your booking {reference} has changed: {total}',
  linesHeading: 'We have changed your booking',
  linesChanged: 'We have changed what you booked, as agreed with you.',
  totalStays: 'The total stays {total}.',
  totalChanged: 'The total is now {total}. Before, it was {before}.',
  overpaid: 'You have paid {amount:money} more than that. We will refund it within 5 to 10 business days.',
  leftToPay: 'There is {amount:money} left to pay.',
  requestReplaced:
    'There is {amount:money} left to pay. Approve the new payment request on {phone}; it replaces the earlier one.',
  linesText: 'We changed your booking {reference} as agreed. The total is now {total}.',

  movedSubject: 'Your booking {reference} is now on {start:start}',
  movedHeading: 'Your session has moved',
  movedPreview: 'We’ll see you on {start:start}.',
  movedFromPreview: 'We’ll see you on {start:start} instead of {before:start}.',
  moved: 'Your session is now on {start:start}.',
  movedFrom: 'Your session is now on {start:start} instead of {before:start}.',
  movedText: 'Your session {reference} is now on {start:shortStart}.',
  keptUntilText: 'Date kept until {at:time} on {day:shortDay}.',
  keptUntilEndText: 'Date kept until the end of {day:shortDay}.',

  hourSubject: 'Your booking {reference} is on {start:start}',
  hourHeading: 'The time of your session',
  hourBefore: 'Before, the session started at {at:time}.',
  noHourSubject: 'Your booking {reference} has no time yet',
  noHourHeading: 'We’ll agree another time with you',
  hourText: 'Your session {reference} on {day:shortDate} starts at {at:time}.',
  lengthText: 'Length: {length}.',
  noHourText: 'Your session {reference} on {day:shortDate} has no time yet.',
  hourFollowsText: 'We will agree the time with you.',

  planSubject: 'How you pay for booking {reference} has changed',
  planHeading: 'Your payments have changed',

  bookingCancelledSubject: 'Your booking {reference} is cancelled',
  feeCancelledSubject: 'Your fee {reference} is cancelled',
  bookingCancelledHeading: 'Your booking is cancelled',
  feeCancelledHeading: 'Your fee is cancelled',
  bookingCancelledByClient: 'As you asked, we have cancelled this booking.',
  feeCancelledByClient: 'As you asked, we have cancelled this fee.',
  bookingCancelledByStudio: 'We are sorry: we have cancelled this booking.',
  feeCancelledByStudio: 'We are sorry: we have cancelled this fee.',
  refundHeading: 'Your refund',
  requestOnPhone:
    'The payment request of {amount:money} may still be on the phone. Please decline it. If someone approves the request after all, we will refund the whole amount.',
  seeCancelledBooking: 'See the cancelled booking',
  seeCancelledFee: 'See the cancelled fee',
  bookingCancelledByClientText: 'Your booking {reference} is cancelled, as you asked.',
  feeCancelledByClientText: 'Your fee {reference} is cancelled, as you asked.',
  bookingCancelledByStudioText: 'We are sorry, we cancelled your booking {reference}.',
  feeCancelledByStudioText: 'We are sorry, we cancelled your fee {reference}.',
  refundText: 'We will refund {amount:money}.',
  refundToAgreeText: 'We will refund you: see how much.',
} as const satisfies Messages;

export type ChangeWords = Words<typeof en>;
