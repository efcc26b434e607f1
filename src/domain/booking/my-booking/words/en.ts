import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Sentences about a client's own booking, on its page, on the plain page and in emails. */
export const en = {
  statusPending: 'Received, not confirmed yet',
  statusConfirmed: 'Confirmed',
  statusCancelled: 'Cancelled',

  lostLinkHeading: 'Have your link sent to you',
  lostLinkText:
    'Enter the phone number or the email address you booked with. If it has an open booking, we’ll send its link within a few minutes.',
  sendLink: 'Send me my link',
  accountInstead: 'With an account, you need no link: <account>see your bookings</account>',
  linkSent: 'Please check your phone or your inbox.',
  // Equal for every number and address, so that it does not reveal who has booked.
  linkSentText:
    'If there is an open booking, its link is on the way. If nothing comes within ten minutes, check your spam folder, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  linkNotSent: 'We have not sent a link',
  linkIncomplete:
    'This address is incomplete. Please open the link in our message about your booking, or have it sent to you again.',
  linkInvalid:
    'This link is incomplete or has expired. Please open the newest message about your booking, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  loadOffline: 'You seem to be offline. Your booking is safe with us.',
  loadTimeout: 'This is taking longer than usual. Your booking is safe with us.',
  loadUnreachable: 'We cannot reach our server. Your booking is safe with us.',
  changeOffline:
    'You seem to be offline, so we did not send anything. Please press the button again when you are back online.',
  changeUnanswered: 'Our server did not reply. Please press the button again: the change is made only once.',

  // What was paid and refunded. Some of these sentences follow each other.
  paid: 'Paid: {amount:money}.',
  leftToPay: 'There is {amount:money} left to pay.',
  overpaymentRefunded: 'We will refund the {amount:money} you overpaid.',
  nothingToPay: 'There is nothing to pay.',
  declineRequest:
    'If a payment request is still on your phone, please decline it: we would refund what you approve.',
  notPaid: 'Not paid yet.',
  priceToConfirm: 'We’ll confirm the price with you first. We have not charged anything.',
  priceSent: 'We have sent you our price. We have not charged anything.',
  paymentFailed: 'The payment did not go through.',
  bookingPaymentFailed: 'The payment did not go through. Your booking is kept.',
  feePaymentFailed: 'The payment did not go through. You can still pay the fee.',
  approveRequest: 'Not paid yet. Approve the payment request on your phone.',
  approveOrSendRequest:
    'Not paid yet. Approve the payment request on your phone, or send another one, also to another number.',

  // The price that we offer, and the form that accepts it.
  ourPrice: 'Our price: {amount:money}',
  offerTerms:
    'This is the total for everything you requested. The offer ends on {day:date}. We charge nothing until you accept it and approve the payment on your phone.',
  mobileMoneyNumber: 'Mobile money number',
  otherNumber: 'Pay from another number',
  otherNumberHint: 'Leave this empty to get the payment request on {number}.',
  acceptAndPay: 'Accept and pay {amount:money}',

  // Why the client cannot move or cancel a booking.
  cancelled: 'This booking is cancelled. You can book again at any time.',
  feeKept:
    'This is the fee of a class or an internship. To give up your place, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  goodsUndated: 'This booking has no session, so there is no date to move.',
  startedBeforeMove:
    'It is past {start:time} on the day of your session, so this page can no longer move it. Please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  startedBeforeCancel:
    'It is past {start:time} on the day of your session, so this page can no longer cancel it. Please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  shortNotice:
    'It is less than 72 hours before the session, counted from {start:time} on its date. Please call us on {phone} ({hours:hours}) or write on {whatsApp}, and we’ll find another date together.',
  movedBefore:
    'You have already moved this session once. To move it again, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  keptBefore:
    'We have kept a date for this booking several times already. To choose another one, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  dateEmpty: 'Please choose a date.',
  dateUnchanged: 'The session is already on this date. Please choose another one.',
  startPassed: 'This time has passed. Please choose a later one.',

  // What a client gets back who cancels. “Rest”: a part was refunded already.
  hoursCounted: 'We count the hours from {start:time} on the date of the session, in Kigali.',
  hoursCountedUnlessAgreed:
    'We count the hours from {start:time} on the date of the session, in Kigali; if we agreed a later time, call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  nothingPaid: 'You have not paid anything, so there is nothing to refund.',
  allRefunded: 'We will refund everything you paid: {amount:money}.',
  restRefunded: 'We will refund the rest of what you paid: {amount:money}.',
  lessDeposit:
    'We will refund {amount:money}: the {paid:money} you paid, minus the deposit of {deposit:money}.',
  restLessDeposit:
    'We will refund {amount:money}: the {paid:money} left of what you paid, minus the deposit of {deposit:money}.',
  depositKept: 'We keep the {paid:money} you paid as the deposit, so none of it is refunded.',
  restKept: 'We keep the {paid:money} left of what you paid as the deposit, so none of it is refunded.',
  lessCosts: 'We will refund the {paid:money} you paid, minus what your session has already cost us.',
  restLessCosts:
    'We will refund the {paid:money} left of what you paid, minus what your session has already cost us.',
  noticeTooShort: 'It is less than 72 hours before the session.',
  reduced:
    'We will refund a reduced amount: the {paid:money} you paid, minus what your session has already cost us and what can no longer be cancelled.',
  restReduced:
    'We will refund a reduced amount: the {paid:money} left of what you paid, minus what your session has already cost us and what can no longer be cancelled.',
  reducedLessDeposit:
    'We will refund a reduced amount: the {paid:money} you paid, minus the deposit of {deposit:money}, what your session has already cost us and what can no longer be cancelled.',
  restReducedLessDeposit:
    'We will refund a reduced amount: the {paid:money} left of what you paid, minus the deposit of {deposit:money}, what your session has already cost us and what can no longer be cancelled.',
  goodsMadeForYou:
    'Prints and frames are made for you, so we refund them if they arrive damaged or are not what you ordered. If that is so, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  notRefundedFrom: 'After {start:time} on the date of your session, its price is not refunded.',
  notRefundedFromStart:
    'After 08:00 on the date of a session, or 11:00 on Umuganda, its price is not refunded. If yours starts later, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  sentInDays: 'We will send it within 5 to 10 business days.',
  sentByMobileMoney: 'We will send it by mobile money to the number that paid, within 5 to 10 business days.',
  sentOnceAgreed:
    'We will send it within 5 to 10 business days after we have sent you the list and agreed the amount.',
  sentByMobileMoneyOnceAgreed:
    'We will send it by mobile money to the number that paid, within 5 to 10 business days after we have sent you the list and agreed the amount.',
  allOverpaidRefunded: 'We will refund all of the {amount:money} you overpaid.',
  refundedInCash: 'We refunded {amount:money} in cash on {day:date}.',
  refundedByBank: 'We refunded {amount:money} by bank transfer on {day:date}.',
  refundedByMobileMoney: 'We refunded {amount:money} by mobile money on {day:date}.',
  remainingRefunded: 'We will refund the remaining {amount:money} within 5 to 10 business days.',
  nothingLeftToRefund: 'Nothing is left to refund.',
  refundChanged:
    'Your refund has changed since you opened this page, so we have not cancelled anything yet. Please read it again, and cancel again if you agree.',

  // Why the client cannot accept an offer.
  offerLate:
    'The offer has expired. Please call us on {phone} ({hours:hours}) or write on {whatsApp}, and we’ll make you a new one.',
  offerWithdrawn:
    'We have withdrawn this offer. Please call us on {phone} ({hours:hours}) or write on {whatsApp} if you would like a new one.',
  offerChanged: 'We have sent you a new offer since. Please look at the new price before you accept it.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'own-booking': typeof en;
  }
}

export type OwnBookingWords = Words<typeof en>;
