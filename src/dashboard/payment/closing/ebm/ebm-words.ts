import type { EbmReport, EbmReports } from '#src/domain/ebm/ebm-day.ts';
import { formatMoney } from '#src/lib/money.ts';
import { signedMoney } from '../closing-words.ts';

/** Sums up a day: "650,000 RWF sold and 50,000 RWF refunded, with 91,525 RWF of VAT." */
export function ebmSumText({ count, sum }: Pick<EbmReports, 'count' | 'sum'>): string {
  if (count === 0) return 'No sales or refunds on this day.';
  const { sales, refunds, vat } = sum;
  return `${formatMoney(sales)} sold and ${formatMoney(refunds)} refunded, with ${signedMoney(vat)} of VAT.`;
}

const states: Record<EbmReport['state'], { name: string; tone: 'good' | 'bad' | undefined }> = {
  waiting: { name: 'Waiting', tone: undefined },
  unanswered: { name: 'No answer yet', tone: undefined },
  signed: { name: 'Has a receipt', tone: 'good' },
  refused: { name: 'Refused', tone: 'bad' },
};

export const ebmStateWords = (state: EbmReport['state']) => states[state];

/** "Sale, FTS-7K3MP-9Q2XT, invoice 12, receipt 27" */
export function reportText({ kind, reference, invoiceNumber, receiptNumber }: EbmReport): string {
  const what = kind === 'sale' ? 'Sale' : 'Refund';
  const text = `${what}, ${reference}, invoice ${invoiceNumber}`;
  return receiptNumber === null ? text : `${text}, receipt ${receiptNumber}`;
}
