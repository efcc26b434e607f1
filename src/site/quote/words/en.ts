import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  openCalculator: 'Open the calculator',
  needsScript:
    'The calculator needs JavaScript, which is switched off in this browser. Call <phone>{phone}</phone> ({hours:hours}), write on <whatsApp>WhatsApp</whatsApp> or <contact>write to us</contact> with what you need: we’ll send your quote within 24 hours.',
  notLoaded: 'We could not load the calculator.',
  kept: 'Your quote is kept. Check your connection and press the button again.',
  // A WhatsApp message, to which the visitor adds what it is for.
  hello: 'Hello FTS Studio, I would like a quote.',
  empty: 'Your quote is empty',
  viewQuote: 'View quote',
  close: 'Close the quote',

  // Before a total, in the bar on a phone.
  lines: { one: '{count} line', other: '{count} lines' },
  lineList: 'In your quote',
  emptyAdvice:
    'Choose a package in the catalogue or in the calculator. What you add will appear here, with its total.',
  addAnother: 'Add another line',
  clear: 'Clear',
  valid: '{number}, valid until {day:date}',
  expired: '{number} was valid until {day:date}. The amounts below are today’s prices.',
  renew: 'Update to today’s prices',
  removed: '{name} removed.',
  removedUnnamed: 'One line removed.',
  removedLines: { one: '{count} line removed.', other: '{count} lines removed.' },
  // Name of something that we no longer sell, read from its code.
  formerName: '“{name}”',
  noLongerOffered: 'No longer offered, and not part of the total.',
  change: 'Change',
  changeLine: 'Change {name}',
  remove: 'Remove',
  removeLine: 'Remove {name}',
  each: '{price} each',

  calculator: 'Calculator',
  changeTitle: 'Change the line',
  category: 'Category',
  service: 'Service',
  package: 'Package',
  quantity: 'Quantity',
  quantityWrong: 'Write a whole number from 1 to {most}.',
  travelKm: 'Travel in km',
  travelWrong: 'Write whole kilometres, at most {most:number}. Please ask us about longer distances.',
  travelHint: 'Kilometres one way from the studio, {fee:money} each. Free within Kigali.',
  express: 'Express',
  expressFee: '+{fee:money}',
  vat: 'VAT {percent}%',
  vatAdded: 'Added to the price',
  vatLeftOut: 'Left out: we’ll confirm the exemption before you pay',
  vatInPrice: 'VAT is already in this price.',
  toConfirm: 'The exact amount depends on the work. We’ll confirm it before you pay.',
  thisLine: 'This line',
  onRequest:
    '<strong>Price on request.</strong> Add it, and we’ll fill in the price when we confirm your quote, or <ask>ask us now</ask>.',
  add: 'Add to quote',
  addOnRequest: 'Add as price on request',
  save: 'Save the line',
  cancel: 'Cancel',
  added: 'Added: {name}.',
  saved: 'The line is changed.',
  full: 'A quote takes {most} lines.',
  notAdded: { one: 'One line was not added.', other: '{count} lines were not added.' },

  total: 'Total',
  withoutVat: 'Without VAT',
  checkout: 'Checkout',
  cartFull: {
    one: 'Your cart is full. One line stays in the quote: <cart>book what is in the cart</cart> first.',
    other: 'Your cart is full. {count} lines stay in the quote: <cart>book what is in the cart</cart> first.',
  },

  shareOrSave: 'Share or save this quote',
  sendOnWhatsApp: 'Send on WhatsApp',
  print: 'Export Quote',
  downloadCsv: 'Download CSV',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkIsCopied: 'The link is copied.',
  copyThisLink: 'Copy this link',
  share: 'Share',
  // Title of a shared link, and the first line of a message.
  shareTitle: '{studio}: quote {number}',
  dateAndValidity: '{date:date}, valid until {day:date}',
  textLine: '{quantity} × {name}: {amount}',
  textTotal: 'Total: {total}',
  textVat: 'of which VAT {percent}%: {vat:money}',
  // A part in which the quote is paid, and when: “Deposit, today: 90,000 RWF”.
  textPart: '{label}: {amount}',

  // A quote that came as a link.
  damaged: 'This link to a quote is incomplete. Please ask for it again; your own quote has not changed.',
  opened: 'Quote {number} of {date:date} is open.',
  question: {
    one: 'Quote {number} of {date:date} came with this link ({count} line). You have a quote of your own here.',
    other:
      'Quote {number} of {date:date} came with this link ({count} lines). You have a quote of your own here.',
  },
  openInstead: 'Open it instead',
  addToMine: 'Add its lines to mine',
  keepMine: 'Keep mine',
  addedLines: 'The lines of {number} are in your quote.',
  closeNotice: 'Close',
  changedSince: 'Changed since it was shared:',
  noLongerSold: '{name}: we no longer offer this.',
  amountChanged: '{name}: now {now:money}, before {before:money}.',

  // The printed quote, and the columns of its file.
  paper: 'Quote',
  number: 'Number',
  date: 'Date',
  validUntil: 'Valid until',
  shortQuantity: 'Qty',
  unitPrice: 'Unit price',
  extras: 'Extras',
  amount: 'Amount (RWF)',
  // Under “Unit price” and “Amount (RWF)”, so without the unit.
  paperFixed: '{amount:number}',
  paperFrom: 'from {amount:number}',
  paperRange: '{min:number}–{max:number}',
  paperDate: '{day:date}',
  paperExpress: 'Express\u00a0{fee:number}',
  paperTravel: '{km}\u00a0km\u00a0{fee:number}',
  exemptToConfirm: 'Without VAT, to be confirmed',
  online: 'This quote online: <link>{address}</link>',
  unitPriceColumn: 'Unit price (RWF)',
  expressColumn: 'Express (RWF)',
  travelColumn: 'Travel (RWF)',
  vatColumn: 'VAT in the amount (RWF)',
  toConfirmColumn: 'To be confirmed',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    quote: typeof en;
  }
}

export type QuoteWords = Words<typeof en>;
