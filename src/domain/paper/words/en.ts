import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  // Names of papers, as headings. None is a tax invoice.
  quote: 'Quote',
  proforma: 'Proforma',
  confirmation: 'Payment confirmation',
  statement: 'Statement',
  // One paper with its number, such as 2026-0007: the words of a link.
  quoteNumbered: 'Quote {number}',
  proformaNumbered: 'Proforma {number}',
  confirmationNumbered: 'Payment confirmation {number}',
  statementNumbered: 'Statement {number}',
  // Label of the sum that a paper names.
  quoteSum: 'Total',
  proformaSum: 'Left to pay',
  confirmationSum: 'Received',
  statementSum: 'Balance',
  date: 'Date',
  day: '{day:date}',
  sum: '{sum:money}',
  papers: 'Papers',
  none: 'No papers yet.',
  // Buttons that issue a paper.
  newQuote: 'New quote',
  newProforma: 'New proforma',
  newConfirmation: 'New payment confirmation',
  newStatement: 'New statement',
  noReply: 'Our server did not reply. Please press the button again: it makes one paper only.',
  codeUnknown:
    'No paper has this code. Please compare it with the paper, character by character, and type it again.',
  seriesMissing: 'Please choose the paper: quote, proforma, confirmation or statement.',
  erased: 'The contact details of this booking are erased, so it gets no new papers.',
  nothingToQuote: 'This booking is cancelled, so there is nothing to quote.',
  priceAgreed: 'The price is agreed already. Please choose a proforma for what is left to pay.',
  noPrice: 'This booking has no price yet. A quote can be issued once there is an offer.',
  nothingToPay: 'This booking is cancelled, so there is nothing to pay.',
  priceNotAgreed: 'No price is agreed yet. A proforma can be issued once the price is accepted.',
  allPaid: 'Nothing is left to pay. Please choose a payment confirmation instead.',
  notPaid: 'No money has arrived yet. A payment confirmation can be issued once a payment has arrived.',
  notCharged: 'Nothing is charged or paid yet, so there is nothing for a statement to show.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    paper: typeof en;
  }
}

export type PaperWords = Words<typeof en>;
