import type { PaymentMethod } from '#src/domain/payment/ledger.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';

/** Papers of a booking (docs/product.md, Papers). Amounts are RWF, days `YYYY-MM-DD` in Kigali. */
export const paperSeries = ['quote', 'proforma', 'confirmation', 'statement'] as const;
export type PaperSeries = (typeof paperSeries)[number];

interface PaperLine {
  label: string;
  quantity: number;
  /** Null if only the whole order has a price. */
  amount: number | null;
}

/** Studio as it was on the day of the paper. */
interface PaperStudio {
  name: string;
  address: string;
  phones: string[];
  email: string;
}

interface PaperOrder {
  reference: string;
  /** Day of the session; null without one. */
  session: string | null;
  lines: PaperLine[];
  /** Taken off the sum of the lines; 0 without a discount. */
  discount: number;
  total: number;
  /** VAT within the total; 0 if the studio adds none. */
  vat: number;
  vatPercent: number;
}

export interface QuoteBody extends PaperOrder {
  series: 'quote';
  studio: PaperStudio;
  lastDay: string;
  /** Parts in which it is paid; the first one when the price is accepted. */
  parts: { amount: number; dueDay: string | null }[];
}

export interface ProformaBody extends PaperOrder {
  series: 'proforma';
  studio: PaperStudio;
  parts: PlanPart[];
  /** Paid and not refunded. */
  paid: number;
  due: number;
}

/** Payment or refund; a refund has a negative amount. */
interface PaperMovement {
  day: string;
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  amount: number;
}

export interface ConfirmationBody extends PaperOrder {
  series: 'confirmation';
  studio: PaperStudio;
  movements: PaperMovement[];
  /** Received and not refunded. */
  kept: number;
  /** Owed at present: the total, or less after a cancellation. */
  charged: number;
  due: number;
}

export interface StatementEntry {
  day: string;
  reference: string;
  kind: 'charge' | 'payment' | 'refund';
  /** Null for a charge. */
  method: PaymentMethod | null;
  /** RWF by which the debt changes: payments are negative. */
  amount: number;
  /** Debt after this entry; negative if the studio owes money. */
  balance: number;
}

export interface StatementBody {
  series: 'statement';
  studio: PaperStudio;
  /** Everything of a client, or the one booking that a link opens. */
  of: 'client' | 'booking';
  entries: StatementEntry[];
  charged: number;
  /** Paid, including money refunded since. */
  paid: number;
  refunded: number;
  balance: number;
}

/** Facts of a paper without personal data. */
export type PaperBody = QuoteBody | ProformaBody | ConfirmationBody | StatementBody;

/** Person or company to whom a paper is addressed. */
export interface PaperHolder {
  name: string;
  company: string;
  tin: string;
  /** Random value, so that nobody can guess the name from the digest. */
  salt: string;
}

/** Number of a paper, unique within its series and year. */
export interface PaperNumber {
  series: PaperSeries;
  year: number;
  number: number;
}

/** A paper in a list. */
export interface ListedPaper extends PaperNumber {
  code: string;
  day: string;
  amount: number;
}

export interface StaffPaper extends ListedPaper {
  /** Name of the member of staff, or “The client”. */
  actor: string;
}

/** 201 response to a request for a paper. */
export interface IssuedPaper extends PaperNumber {
  code: string;
  /** Page that shows and prints it. */
  url: string;
}

/** Answer to anyone who checks a code: nothing about a person, a booking or its lines. */
export interface CheckedPaper extends PaperNumber {
  day: string;
  amount: number;
  unchanged: boolean;
}

/** A paper as stored, for its holder and for staff. */
export interface WholePaper extends ListedPaper {
  body: PaperBody;
  /** Null once the client is erased. */
  holder: Omit<PaperHolder, 'salt'> | null;
  /** Address at which anyone can check it. */
  checkUrl: string;
}
