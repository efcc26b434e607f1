import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Links by which others pay a part of a booking, as clients and staff list and make them. */
export const en = {
  shareable: 'You can make links for up to {amount:money}.',
  allShared: 'Links for everything that is left to pay exist already.',
  unfold: 'Make a link',
  name: 'Name of the person who pays',
  amount: 'Amount in RWF',
  make: 'Make the link',
  making: 'Making the link…',
  made: 'The link is ready. Copy it now: we show it only once.',
  notMade: 'The link was not made',

  linkByYou: 'link by you',
  linkBy: 'link by {name}',
  open: 'Not paid yet',
  requested: 'Payment request sent',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
  notNeeded: 'No longer needed',
  received: '{amount:money} has arrived.',

  // The longer ones name the buttons for screen readers.
  copy: 'Copy link',
  copyFor: 'Copy link for {name}',
  copyAdvice: 'Please select the link and copy it.',
  whatsApp: 'WhatsApp',
  whatsAppFor: 'WhatsApp for {name}',
  // Brings the link, which follows on a line of its own.
  message: 'Hello {name}, with this link you pay your part of {amount:money} by mobile money:',
  renew: 'New link',
  renewFor: 'New link for {name}',
  renewHint: 'A new link for a part ends its earlier one.',
  notRenewed: 'The new link was not made',
  withdraw: 'Withdraw',
  withdrawFor: 'Withdraw the link for {name}',
  linkWithdrawn: 'The link is withdrawn.',
  notWithdrawn: 'The link is still open',

  linkUnknown:
    'This link is incomplete or has ended. Please ask the person who sent it for a new one. If a payment request is still on your phone, please decline it.',
  bookingCancelled: 'This booking is cancelled, so there is nothing to share.',
  linkGone: 'This link no longer exists.',
  partClosed: 'This part is no longer open, so it gets no new link. Please make another one.',
  partPaid: 'This part is paid, so its link cannot be withdrawn.',
  paidAlready: 'This part is already paid. Thank you.',
  nothingLeft: 'Thank you, but nothing is left to pay. We have not requested any payment.',
  taken:
    'Someone else is paying what is left right now. Please wait two minutes and try again: we have not requested any payment.',
  dateGone:
    'We have not requested any payment, because the date has to be agreed again. Please tell the person who sent you the link.',
  madeOtherwise: 'You made this link before with other details. Please reload the page and make it again.',
  tooMany: 'At most {most} links can be open at once. Please withdraw one first.',
  tooMuch: 'Only {open:money} is left to share. Please enter a smaller amount.',
  nothingToShare: 'Nothing is left to share: the price is paid, or links for all of it exist already.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'booking-share': typeof en;
  }
}

export type BookingShareWords = Words<typeof en>;
