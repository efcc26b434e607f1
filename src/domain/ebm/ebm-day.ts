import type { EbmState } from './receipt.ts';
import type { EbmSale } from './sale.ts';

/** Sales and refunds of a day, as exported for EBM. Amounts are RWF. */
export interface EbmDay {
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  items: (EbmSale & { reference: string })[];
  sum: EbmSums;
}

export interface EbmSums {
  sales: number;
  refunds: number;
  /** VAT of the sales less that of the refunds. */
  vat: number;
}

/** State of the day’s reports for staff. */
export interface EbmReports {
  sum: EbmSums;
  count: number;
  /** False until the studio’s TIN is set. */
  hasTin: boolean;
  /** False while sales are only exported. */
  isReporting: boolean;
  reports: EbmReport[];
}

export interface EbmReport {
  id: string;
  reference: string;
  kind: 'sale' | 'refund';
  amount: number;
  invoiceNumber: number;
  state: EbmState;
  /** Number of the receipt once signed. */
  receiptNumber: string | null;
  /** Reason of a refusal, or of waiting. */
  lastError: string | null;
}
