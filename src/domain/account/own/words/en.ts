import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Bookings, classes and applications of an account, as their owner sees them. */
export const en = {
  bookings: 'Your bookings',
  bookingsNotLoaded: 'We could not load your bookings',
  bookAgain: 'Book again',
  noBookings:
    'No bookings yet. Bookings made with this email address appear here, even those made before you had an account.',
  chooseSession: 'Choose a session',
  bookCart: 'Book what is in your cart',

  // Title of a booking without lines.
  booking: 'Booking',
  fee: 'Fee',
  // Its first line, then the number of others.
  lineAndMore: { one: '{line} and {count} more', other: '{line} and {count} more' },
  severalOf: '{quantity} × {label}',
  sum: '{sum:money}',
  bookedOn: '{reference}, booked on {day:date}',
  bookedOnAt: '{reference}, booked on {day:date}, {location}',
  feeRequestedOn: '{reference}, requested on {day:date}',

  pending: 'Received, not confirmed yet',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  nothingToPay: 'Nothing to pay',
  nothingToPayYet: 'Nothing to pay yet',
  paymentRequested: 'Payment requested, not paid yet',
  paid: 'Paid',
  paidInPart: 'Paid in part, {due:money} left',
  paymentFailed: 'Payment failed',

  openFee: 'Open the fee',
  openBooking: 'Open the booking',
  chooseDate: 'Choose the date',
  // Names of these buttons for screen readers.
  openFeeOf: 'Open the fee, {reference}',
  openBookingOf: 'Open the booking, {reference}',
  chooseDateOf: 'Choose the date, {reference}',
  seePayment: 'See the payment',
  askHowToPay: 'Ask us how to pay',
  payAgain: 'Pay {sum:money} again',
  otherNumber: 'Use another number',
  addToCalendar: 'Add to calendar',
  bookingUnknown: 'We cannot find this booking in your account.',
  dateOpen: 'We have not agreed the date of this booking yet.',

  classes: 'Your dance classes',
  classesNotLoaded: 'We could not load your dance classes',
  noClasses: 'No classes yet. <classes>See the classes</classes>',
  registeredAs: '{name} (registered as {registered})',
  // Price of a class.
  classSentOn: '{price:money} per month, sent on {day:date}',
  enrolled: 'Enrolled',
  enrolmentCancelled: 'Cancelled',
  waiting: 'Waiting list',
  waitingNumber: 'Waiting list, number {number}',

  applications: 'Your applications',
  applicationsNotLoaded: 'We could not load your applications',
  noApplications: 'No applications yet. <internships>See the internships</internships>',
  fileSentOn: '{file}, sent on {day:date}',
  received: 'Received',
  shortlisted: 'On the shortlist',
  invited: 'Invited to meet us',
  accepted: 'Accepted',
  declined: 'Declined',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'own-records': typeof en;
  }
}

export type OwnRecordWords = Words<typeof en>;
