import type { Messages } from '#src/lib/words/messages.ts';

/** The plain form for a booking, which works without scripts. */
export const en = {
  heading: 'Book your session',
  send: 'Send',
  checkCart: 'Please check your cart',
  cartEmpty: 'Your cart is empty.',
  part: '{label}: {amount}',
  // <of> and <line> are for screen readers.
  quantity: 'Quantity<of> of {name}</of>',
  remove: 'Remove<line> {name}</line>',
  discountOff: 'Discount of {percent}%: <money>{off}</money>',
  total: 'Total: <money>{total}</money>',
  vatIncluded: 'incl. {amount:money} VAT',
  chooseFirst: 'What would you like to book?',
  chooseMore: 'Add something to your cart',
  nothingChosen: 'Please choose',
  nothingMore: 'Nothing more',
  addFirst: 'Add it to the cart',
  addMore: 'Add it',
  update: 'Update quantities and total',
  dateFormat: 'Year, month and day, such as {example}.',
  // Umuganda is community work.
  umuganda: 'On the last Saturday of a month it is Umuganda, and sessions start at 11:00 at the earliest.',
  method: '{method}: {networks}.',
  talk: 'Prefer to talk? You can call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>WhatsApp</whatsApp>, or email <email>{email}</email>.',
} as const satisfies Messages;
