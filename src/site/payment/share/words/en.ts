import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  loading: 'Loading your part…',
  addressIncomplete: 'This address is incomplete. Please open the whole link that you were sent.',
  // Opening sentence, to the person who pays a part, by what it is for.
  servicesDated:
    '{name}, your part is <amount>{amount:money}</amount> for {services:list} with {studio} on {day:date}.',
  servicesUndated: '{name}, your part is <amount>{amount:money}</amount> for {services:list} with {studio}.',
  bookingDated:
    '{name}, your part is <amount>{amount:money}</amount> for a booking with {studio} on {day:date}.',
  bookingUndated: '{name}, your part is <amount>{amount:money}</amount> for a booking with {studio}.',
  goods: '{name}, your part is <amount>{amount:money}</amount> for prints and frames with {studio}.',
  fee: '{name}, your part is <amount>{amount:money}</amount> for a fee with {studio}.',
  // State of the payment.
  approve:
    'Approve the payment request on your phone with your PIN: <number>{phone}</number> ({amount:money})',
  requestFollows:
    'Mobile money could not be reached, so we’ll send the payment request as soon as we can to <number>{phone}</number> ({amount:money})',
  keepOpen: 'Keep this page open: it will change as soon as the payment arrives.',
  received: '{received:money} has arrived already.',
  paid: 'Your part is paid',
  paidText: 'Thank you. We received {received:money}. A text message to the number that paid confirms it.',
  notNeeded: 'Thank you, but this part is no longer needed. There is nothing to pay.',
  checkAgain: 'Check Again',
  refunds: 'Refunds go through the person who sent you this link: please ask them.',
  // The form that pays.
  restOnly: 'Only {open:money} is left to pay by now, so we request no more than that.',
  inPieces:
    'Mobile money takes {next:money} at most at once. We send the next request to the same number when one has arrived.',
  sendAnother:
    'No request on your phone? Send another one, also to another number. Please approve only the newest.',
  phone: 'Mobile money number',
  phoneHint: 'MTN or Airtel. We send the payment request and our confirmation to this number.',
  email: 'Email for your confirmation',
  emailHint: 'We use it for this payment only, and delete it once the part is paid.',
  pay: 'Pay {amount:money}',
  sending: 'Sending the payment request…',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'share-page': typeof en;
  }
}

export type SharePageWords = Words<typeof en>;
