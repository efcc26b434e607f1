import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  heading: 'Your paper',
  loading: 'Loading the paper…',
  notLoaded: 'We could not load the paper',
  addressIncomplete: 'This address is incomplete. Please open the paper from the page of your booking.',
  loggedOut:
    'Please open the paper from the page of your booking. If you work at the studio, log in to see it.',
  logIn: 'Log in as staff',
  print: 'Print, or save as PDF',
  printHint: 'To save it as a PDF, choose “Save as PDF” as the printer.',
  // Labels on the printed paper.
  number: 'Number',
  validUntil: 'Valid until',
  holder: 'For',
  holderErased: 'The holder’s details are erased.',
  taxNumber: 'TIN {number}',
  booking: 'Booking',
  session: 'Session',
  service: 'Service',
  quantity: 'Qty',
  amount: 'Amount (RWF)',
  // Amounts below “Amount (RWF)”, then with the unit; a minus for what is taken off.
  figure: '{amount:number}',
  figureTakenOff: '−\u2060{amount:number}',
  sum: '{amount:number}\u00a0RWF',
  sumTakenOff: '−\u2060{amount:number}\u00a0RWF',
  // In place of the price of a line, if only the whole order has one.
  inTotal: 'in the total',
  discount: 'Discount',
  total: 'Total',
  vatIncluded: 'The total includes {vat:money} VAT ({percent}%).',
  paid: 'Paid',
  leftToPay: 'Left to pay',
  plan: 'Payment plan',
  due: 'When',
  dueOnAcceptance: 'When you accept the price',
  dueOpen: 'On a day to be agreed',
  dueBy: 'By {day:date}',
  waysToPay: 'How to pay',
  payByPhone:
    'By mobile money: open the link in our message about your booking and approve the request on your phone.',
  payAtStudio:
    'In cash at the studio, or by bank transfer: please call us on {phone} ({hours:hours}) or write on {whatsApp} first, and name the booking.',
  // Table of payments and refunds.
  movements: 'Payments and refunds',
  movement: 'What',
  charge: 'Charged',
  paymentByMobileMoney: 'Payment, mobile money',
  paymentInCash: 'Payment, cash',
  paymentByBank: 'Payment, bank transfer',
  refundByMobileMoney: 'Refund, mobile money',
  refundInCash: 'Refund, cash',
  refundByBank: 'Refund, bank transfer',
  received: 'Received',
  chargedAfterChange: 'Charged after the change',
  // Statement.
  allBookings: 'All bookings of this client.',
  balance: 'Balance',
  movementOf: '{day:date}, {reference}',
  chargedInAll: 'Charged in all',
  paidInAll: 'Paid in all',
  refundedInAll: 'Refunded in all',
  clientOwes: 'There is {sum:money} left to pay.',
  studioOwes: 'We owe {sum:money} to the client.',
  settled: 'Everything is settled.',
  // Foot of the paper.
  qrCode: 'The address of the check as a QR code',
  code: 'Code <code>{code}</code>',
  quoteIsNoInvoice: 'This quote is not a tax invoice.',
  proformaIsNoInvoice: 'This proforma is not a tax invoice, and it does not confirm a payment.',
  confirmationIsNoInvoice: 'This payment confirmation is not a tax invoice.',
  statementIsNoInvoice: 'This statement is not a tax invoice.',
  anyoneCanCheck:
    'Anyone can check that this paper is genuine: scan the picture, or type the code at {address}.',
  quoteCheck: 'The check must show Quote {number}, {day:date}, total {sum:money}.',
  proformaCheck: 'The check must show Proforma {number}, {day:date}, left to pay {sum:money}.',
  confirmationCheck: 'The check must show Payment confirmation {number}, {day:date}, received {sum:money}.',
  statementCheck: 'The check must show Statement {number}, {day:date}, balance {sum:money}.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'paper-page': typeof en;
  }
}

export type PaperPageWords = Words<typeof en>;
