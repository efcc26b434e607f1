import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  phoneWrong: 'Please enter an MTN or Airtel number such as 078 812 3456.',
  amountTooSmall: 'Mobile money takes at least {least:money}.',
  amountTooLarge: 'One request can be for {most:money} at most now.',
  referenceUnknown:
    'We cannot find this payment reference. Please check it, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  noReply:
    'Our server did not reply. Look at your phone before you try again: the payment request may already be there.',
  // Why a page may show an old state. It asks again and again.
  checkingOffline: 'You seem to be offline. We’ll check again when you are back online.',
  checkingSlow: 'This is taking longer than usual. We’ll keep checking.',
  checkingUnreachable: 'We cannot reach our server. We’ll keep checking.',
  // Why another request is refused.
  bookingCancelled: 'This booking was cancelled. Please make a new one.',
  bookingPaid: 'This booking is already paid. Thank you.',
  priceOpen: 'We’ll confirm the price of this booking with you first: there is nothing to pay yet.',
  accountDeleted:
    'The account that this was booked with is deleted. Please call us on {phone} ({hours:hours}) or write on {whatsApp} about the payment.',
  nothingDue: 'There is nothing left to pay for this booking.',
  requestWaits:
    'A payment request is on its way to your phone. Please approve or decline it, or send another one after two minutes.',
  restTooSmall:
    'Mobile money takes at least {least:money}, and {due:money} is due. Please call us on {phone} ({hours:hours}) or write on {whatsApp} about the rest.',
  othersPay: 'Others are paying what is left of this booking now. Please try again in a few minutes.',
  triedTooOften:
    'You have tried this payment {tries} times. Please call us on {phone} ({hours:hours}) or write on {whatsApp}, and we’ll find another way.',
  datePassed:
    'The date of this session has passed. Please call us on {phone} ({hours:hours}) or write on {whatsApp} about the payment.',
  // Why a payment request failed.
  declined: 'The payment was not approved on the phone, or there was not enough money in the account.',
  refused: 'Mobile money did not accept the request. Please check the phone number or use another one.',
  unanswered: 'The payment request expired before it was approved on the phone.',
  unreachable: 'We could not reach mobile money, so we did not send a payment request.',
  superseded: 'This payment request is no longer needed: the booking has been paid another way.',
  replaced: 'A newer payment request has replaced this one. Please approve only the newest.',
  dateGone:
    'We kept your date for a limited time. It is no longer free, so we did not send a payment request.',
  cancelled:
    'The booking was cancelled, so there is nothing to pay. If the request is still on the phone, please decline it: we would refund what is approved.',
  withdrawn:
    'This payment request is no longer needed. If it is still on the phone, please decline it: we would refund what is approved.',
  limited:
    'This number has had 6 payment requests in 24 hours, perhaps not all of them yours, so we did not send another one. Please use another number, try again tomorrow, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  blocked:
    'The owner of this number asked us not to send it payment requests. Please use another number, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    payment: typeof en;
  }
}
