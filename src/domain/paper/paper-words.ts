import { methodName } from '#src/domain/payment/ledger.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import type { CheckedPaper, PaperNumber, PaperSeries, StatementEntry, WholePaper } from './paper.ts';

/** Names of the series, as headings. None is a tax invoice. */
export const paperNames: Record<PaperSeries, string> = {
  quote: 'Quote',
  proforma: 'Proforma',
  confirmation: 'Payment confirmation',
  statement: 'Statement',
};

/** Formats the number within a series: "2026-0007". */
export function paperNumber({ year, number }: Pick<PaperNumber, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}

/** Names one paper: "Payment confirmation 2026-0007". */
export function paperTitle(paper: PaperNumber): string {
  return `${paperNames[paper.series]} ${paperNumber(paper)}`;
}

/** Announces a new paper. */
export function paperReadySentence(paper: PaperNumber): string {
  return `${paperTitle(paper)} is ready.`;
}

const notAnInvoice: Record<PaperSeries, string> = {
  quote: 'This quote is not a tax invoice.',
  proforma: 'This proforma is not a tax invoice, and it does not confirm a payment.',
  confirmation: 'This payment confirmation is not a tax invoice.',
  statement: 'This statement is not a tax invoice.',
};

/** Names the sum that a check shows. */
const amountNames: Record<PaperSeries, string> = {
  quote: 'Total',
  proforma: 'Left to pay',
  confirmation: 'Received',
  statement: 'Balance',
};

export const paperWords = {
  heading: 'Papers',
  unsent: 'Our server did not reply. Please press the button again: it makes one paper only.',
  none: 'No papers yet.',
  statements: 'Statements',
  notIssued: 'The paper is not issued',
  open: 'Open and print',
  check: 'Check',
  print: 'Print, or save as PDF',
  printHint: 'To save it as a PDF, choose “Save as PDF” as the printer.',
  pageTitle: 'Your paper',
  loading: 'Loading the paper…',
  notLoaded: 'We could not load the paper',
  safe: 'The paper is safe. Reload the page, or ask us for it.',
  qr: 'The address of the check as a QR code',
  tryAgain: 'Try again',
  noCode: 'This address is incomplete. Please open the paper from the page of your booking.',
  loggedOut:
    'Please open the paper from the page of your booking. If you work at the studio, log in to see it.',
  logIn: 'Log in as staff',
  erased: 'The holder’s details are erased.',
  session: 'Session',
  reference: 'Booking',
  date: 'Date',
  number: 'Number',
  holder: 'For',
  tin: 'TIN',
  lastDay: 'Valid until',
  asAgreed: 'in the total',
  discount: 'Discount',
  total: 'Total',
  paid: 'Paid',
  due: 'Left to pay',
  charged: 'Charged after the change',
  received: 'Received',
  service: 'Service',
  quantity: 'Qty',
  amount: 'Amount (RWF)',
  code: 'Code',
  what: 'What',
  when: 'When',
  balance: 'Balance',
  chargedInAll: 'Charged in all',
  paidInAll: 'Paid in all',
  refundedInAll: 'Refunded in all',
  movements: 'Payments and refunds',
  parts: 'Payment plan',
  howToPay: 'How to pay',
  everyBooking: 'All bookings of this client.',
} as const;

/** Labels of the buttons that issue a paper. */
export const newPaperLabels: Record<PaperSeries, string> = {
  quote: 'New quote',
  proforma: 'New proforma',
  confirmation: 'New payment confirmation',
  statement: 'New statement',
};

/** Ways to pay a proforma. */
export const payWays: readonly string[] = [
  'By mobile money: open the link in our message about your booking and approve the request on your phone.',
  `In cash at the studio, or by bank transfer: please ${callUs} first, and name the booking.`,
];

export function vatSentence(vat: number, percent: number): string {
  return `The total includes ${formatMoney(vat)} VAT (${percent}%).`;
}

/** Says when a part of a quote is due. */
export function quotedPartText(dueDay: string | null, isFirst: boolean): string {
  if (isFirst) return 'When you accept the price';
  return partDayText(dueDay);
}

export function partDayText(dueDay: string | null): string {
  return dueDay === null ? 'On a day to be agreed' : `By ${formatDate(dueDay)}`;
}

const movementNames = { charge: 'Charged', payment: 'Payment', refund: 'Refund' } as const;

/** Names a movement of money: "Payment, mobile money". */
export function movementText({ kind, method }: Pick<StatementEntry, 'kind' | 'method'>): string {
  const name = movementNames[kind];
  return method === null ? name : `${name}, ${methodName(method).toLowerCase()}`;
}

/** Formats RWF below a heading that names the unit, with a minus sign for what is taken off. */
export function figure(amount: number): string {
  return amount < 0 ? `−\u2060${groupThousands(-amount)}` : groupThousands(amount);
}

/** Formats a sum with its unit: "−50,000 RWF". */
export function moneyFigure(amount: number): string {
  return `${figure(amount)}\u00a0RWF`;
}

/** Explains the balance at the end of a statement. */
export function balanceSentence(balance: number): string {
  if (balance > 0) return `There is ${formatMoney(balance)} left to pay.`;
  return balance < 0 ? `We owe ${formatMoney(-balance)} to the client.` : 'Everything is settled.';
}

/** Ends a paper: what it is not, and what a check must show. */
export function footSentences(paper: WholePaper): string[] {
  const { series, day, amount } = paper;
  return [
    notAnInvoice[series],
    `Anyone can check that this paper is genuine: scan the picture, or type the code at ${checkPlace(paper.checkUrl)}.`,
    `The check must show ${paperTitle(paper)}, ${formatDate(day)}, ${amountNames[series].toLowerCase()} ${formatMoney(amount)}.`,
  ];
}

function checkPlace(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
}

export const checkWords = {
  title: 'Check a paper',
  lead: `Type the code at the foot of a quote, proforma, payment confirmation or statement from ${site.name}.`,
  label: 'Code',
  hint: 'Twelve letters and digits, such as 7K3M-P9Q2-XT4B. Spaces and capitals do not matter.',
  button: 'Check the paper',
  again: 'Check another paper',
  genuine: 'This paper is genuine',
  genuineText:
    'We issued it, and nothing in our record of it has changed. Compare these with the paper in your hand:',
  changed: 'Do not rely on this paper',
  unknown: 'We have no paper with this code',
  failed: 'We cannot check this code now',
} as const;

export const changedSentence =
  'We issued a paper with this code, but our record of it was changed afterwards.';

export const unknownCodeSentence =
  'No paper has this code. Please compare it with the paper, character by character, and type it again.';

/** Facts of a check, in the order in which the paper prints them. */
export function checkFacts({ series, year, number, day, amount }: CheckedPaper): [string, string][] {
  return [
    [paperNames[series], paperNumber({ year, number })],
    [paperWords.date, formatDate(day)],
    [amountNames[series], formatMoney(amount)],
  ];
}
