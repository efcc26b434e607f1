/** Papers of a booking (docs/product.md, Papers). */
export const paperSeries = ['quote', 'proforma', 'confirmation', 'statement'] as const;
export type PaperSeries = (typeof paperSeries)[number];

/** Line of a paper, in RWF. */
interface PaperLine {
  label: string;
  quantity: number;
  amount: number;
}

/** Facts of a paper without personal data. Amounts are RWF, days `YYYY-MM-DD` in Kigali. */
export interface PaperBody {
  reference: string;
  lines: PaperLine[];
  total: number;
  vat: number;
}

/** Person or company to whom a paper is addressed. */
export interface PaperHolder {
  name: string;
  company: string;
  tin: string;
  /** Random value, so that nobody can guess the name from the digest. */
  salt: string;
}
