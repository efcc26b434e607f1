import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Emails and texts about money, to clients. */
export const en = {
  // Labels of facts.
  paidWith: 'Paid with',
  paidBy: 'Paid by',
  paidOn: 'Paid on',
  paidFrom: 'Paid from',
  transaction: 'Transaction',
  leftToPay: 'Left to pay',
  weOweYou: 'We owe you',
  amount: 'Amount',
  phone: 'Phone',
  reference: 'Reference',
  payment: 'Payment',
  refund: 'Refund',
  refundedBy: 'Refunded by',
  refundedOn: 'Refunded on',
  recordedFor: 'Recorded for',
  mobileMoney: 'Mobile money',
  mobileMoneyFrom: 'Mobile money, {phone}',
  cash: 'Cash',
  bank: 'Bank transfer',
  sum: '{sum:money}',
  day: '{day:date}',
  // Payment confirmation, also to the person who paid by a link.
  received: 'Payment received',
  receivedSubject: 'Payment received: {sum:money} for booking {reference}',
  receivedByLinkSubject: 'Payment received: {sum:money}',
  leftPreview: 'There is {due:money} left to pay for booking {reference}.',
  paidPreview: 'You have paid booking {reference}.',
  youPaid:
    'Thank you. We received your payment of {sum:money}. Keep this email as your payment confirmation.',
  payerPaid: '{payer} paid {sum:money} for you with a link. Keep this email as your payment confirmation.',
  total: 'Total',
  totalPaid: 'Total paid',
  whatNext: 'What happens next',
  dateClosed:
    'We are sorry: your payment arrived after we had stopped holding {day:date} for you, and that date is closed now ({reason:holiday}). Your money is safe. Please choose another date with the button below, or call us on {phone} ({hours:hours}) or write on {whatsApp}. If no date suits you, cancel there and we will refund everything.',
  dateFull:
    'We are sorry: your payment arrived after we had stopped holding {day:date} for you, and that date is fully booked by now. Your money is safe. Please choose another date with the button below, or call us on {phone} ({hours:hours}) or write on {whatsApp}. If no date suits you, cancel there and we will refund everything.',
  dateFullFor:
    'We are sorry: your payment arrived after we had stopped holding {day:date} for you, and that date is fully booked for {services:list} by now. Your money is safe. Please choose another date with the button below, or call us on {phone} ({hours:hours}) or write on {whatsApp}. If no date suits you, cancel there and we will refund everything.',
  chooseOtherDate: 'Choose another date',
  feePaid: 'Your fee is paid: there is nothing left to pay.',
  bookingPaid: 'Your booking is paid.',
  bookingConfirmed: 'Your booking is confirmed.',
  goodsConfirmed: 'Your booking is confirmed and paid. We’ll tell you when it is ready.',
  sessionConfirmed: 'Your booking is confirmed and paid. We look forward to seeing you.',
  // Follows what is left to pay, or that the booking is paid.
  weConfirmGoods: 'We’ll confirm your booking within 24 hours or refund you in full.',
  weConfirmSession:
    'We’ll confirm your booking within 24 hours, with the time and the details of your session, or refund you in full.',
  // Failed payment.
  failedSubject: 'Your payment for booking {reference} did not go through',
  failed: 'The payment did not go through',
  canTryAgain: 'You can try the payment again.',
  notCharged: 'Nothing was charged.',
  bookingKept: 'Your booking is kept.',
  tryAgain: 'You can try again, with the same phone number or another:',
  tryAgainButton: 'Try the payment again',
  // Payment that is refunded.
  bookingCancelledSubject: 'We are refunding {sum:money}: booking {reference} is cancelled',
  feeCancelledSubject: 'We are refunding {sum:money}: fee {reference} is cancelled',
  bookingPaidSubject: 'We are refunding {sum:money}: booking {reference} was already paid',
  feePaidSubject: 'We are refunding {sum:money}: fee {reference} was already paid',
  cancelledPreview: 'Your payment arrived after the cancellation. We will refund all of it.',
  bookingPaidPreview: 'Your booking was already paid. We will refund the second payment.',
  feePaidPreview: 'Your fee was already paid. We will refund the second payment.',
  refunding: 'We are refunding your payment',
  bookingCancelledText:
    'Your payment of {sum:money} arrived after this booking was cancelled. We will refund all of it to {phone} within 5 to 10 business days. You do not have to do anything.',
  feeCancelledText:
    'Your payment of {sum:money} arrived after this fee was cancelled. We will refund all of it to {phone} within 5 to 10 business days. You do not have to do anything.',
  bookingPaidText:
    'Your payment of {sum:money} arrived after this booking was paid. We will refund all of it to {phone} within 5 to 10 business days. You do not have to do anything.',
  feePaidText:
    'Your payment of {sum:money} arrived after this fee was paid. We will refund all of it to {phone} within 5 to 10 business days. You do not have to do anything.',
  excessSubject: 'We are refunding {sum:money}: more arrived for booking {reference} than was left to pay',
  excessPreview: 'We will refund what you overpaid.',
  refundingPart: 'We are refunding part of your payment',
  excessText:
    'Your payment of {paid:money} was more than was left to pay. We will refund the {sum:money} you overpaid, to {phone}, within 5 to 10 business days. You do not have to do anything.',
  excessByLinkPreview: '{payer} paid more than was left to pay.',
  refundingByLink: 'We are refunding a payment',
  excessByLink: '{payer} paid {paid:money} with a link of yours.',
  notNeeded:
    '{sum:money} was not needed any more: we will refund it to the number that paid within 5 to 10 business days. You do not have to do anything.',
  // Refund that was sent.
  refundSubject: 'We have refunded {sum:money} for booking {reference}',
  refundPreviewMobileMoney: 'Mobile money, {day:date}.',
  refundPreviewCash: 'Cash, {day:date}.',
  refundPreviewBank: 'Bank transfer, {day:date}.',
  yourRefund: 'Your refund',
  refundLate: 'If the refund has not reached you within two days, please reply to this email.',
  // Correction of money that was recorded by mistake.
  paymentMistakeSubject: 'Correction: payment of {sum:money} for booking {reference}',
  refundMistakeSubject: 'Correction: refund of {sum:money} for booking {reference}',
  paymentMistake: 'A payment was recorded by mistake',
  refundMistake: 'A refund was recorded by mistake',
  paymentMistakeMobileMoney:
    'We told you that we had received {sum:money} by mobile money. That was our mistake, and we have corrected our records.',
  paymentMistakeCash:
    'We told you that we had received {sum:money} in cash. That was our mistake, and we have corrected our records.',
  paymentMistakeBank:
    'We told you that we had received {sum:money} by bank transfer. That was our mistake, and we have corrected our records.',
  // The refund may be two entries, while its email gave the whole sum.
  refundMistakeMobileMoney:
    'We emailed you about a refund by mobile money. Of that, {sum:money} was our mistake, and we have corrected our records.',
  refundMistakeCash:
    'We emailed you about a refund in cash. Of that, {sum:money} was our mistake, and we have corrected our records.',
  refundMistakeBank:
    'We emailed you about a refund by bank transfer. Of that, {sum:money} was our mistake, and we have corrected our records.',
  promisedPaysBooking: 'The {sum:money} that we promised to refund now pays for your booking instead.',
  promisedPaysFee: 'The {sum:money} that we promised to refund now pays for your fee instead.',
  overpaidPaysBooking: 'The {sum:money} that you overpaid now pays for your booking instead.',
  overpaidPaysFee: 'The {sum:money} that you overpaid now pays for your fee instead.',
  youOwe: 'There is {due:money} left to pay.',
  weOwe: 'We owe you {back:money}, which we will refund within 5 to 10 business days.',
  nothingOwed: 'Nothing is left to pay, and nothing to refund.',
  sorry: 'If you think this is wrong, please reply to this email. We are sorry for the confusion.',
  // Text messages, after “FTS Studio: ”.
  receivedText: 'we received {sum:money} for {reference}.',
  payerPaidText: '{payer} paid {sum:money} for {reference}.',
  receivedDateTakenText: 'we received {sum:money}, but your date is taken. Please choose another:',
  payerPaidDateTakenText: '{payer} paid {sum:money}, but your date is taken. Please choose another:',
  allPaidText: 'Nothing is left to pay.',
  failedText: 'the payment of {sum:money} did not go through. See what to do:',
  overpaidText: 'you paid {sum:money} too much for {reference}.',
  refundFollowsText: 'Your refund follows within 5 to 10 business days.',
  refundedText: 'we refunded {sum:money} for {reference}.',
  refundLateText: 'Please tell us if no money arrives in two days.',
  paymentMistakeText: 'we corrected a mistake: a payment of {sum:money} was not made. See:',
  refundMistakeText: 'we corrected a mistake: a refund of {sum:money} was not made. See:',
  // To the person who paid a part by a link, in an email and in a text.
  servicesDated: 'We received {sum:money} for {services:list} with {studio} on {day:date}.',
  servicesUndated: 'We received {sum:money} for {services:list} with {studio}.',
  bookingDated: 'We received {sum:money} for a booking with {studio} on {day:date}.',
  bookingUndated: 'We received {sum:money} for a booking with {studio}.',
  goods: 'We received {sum:money} for prints and frames with {studio}.',
  fee: 'We received {sum:money} for a fee with {studio}.',
  thankYou: 'Thank you.',
  keepEmail: 'Keep this email as your payment confirmation.',
  notNeededText: 'We will refund the {sum:money} that was not needed within 5 to 10 business days.',
} as const satisfies Messages;

export type PaymentMailWords = Words<typeof en>;
