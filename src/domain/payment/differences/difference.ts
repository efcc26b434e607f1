import * as z from 'zod/mini';
import { text } from '#src/lib/forms/form-fields.ts';
import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import type { PaymentStatus } from '../payment.ts';

/** Differences in the books (docs/product.md, Reconciliation). RWF and ISO instants. */

/**
 * `unknown`: money at Paypack without our payment. `missing`: our payment is not at Paypack.
 * `amount`, `state`: both have it but disagree. The others are of the nightly check of the ledger:
 * checked entries that changed, a payment or refund that does not add up, a booking that is gone.
 */
export const differenceKinds = [
  'unknown',
  'missing',
  'amount',
  'state',
  'ledger-changed',
  'ledger-payment',
  'ledger-refund',
  'ledger-gone',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceRules = listRules({
  sorts: ['createdAt'],
  usual: '-createdAt',
  filters: { state: oneOf(['open', 'settled']), kind: oneOf(differenceKinds) },
});

export interface PaymentDifference {
  id: string;
  kind: DifferenceKind;
  /** Paypack's reference; for one of the ledger, its booking's. */
  transactionRef: string;
  /** Booking's reference; null if no payment of ours matches. */
  booking: string | null;
  /** "078•••4567" */
  phone: string;
  ourAmount: number | null;
  ourStatus: PaymentStatus | null;
  theirAmount: number | null;
  theirStatus: PaymentStatus | null;
  /** ISO instant of the finding. */
  createdAt: string;
  /** ISO instant of the settlement; null while open. */
  settledAt: string | null;
  note: string;
  version: number;
}

export const maxDifferenceNote = 500;

export const differenceChangeSchema = z.object({
  settled: z.boolean('Please say whether it was dealt with.'),
  note: text(maxDifferenceNote, `Please keep the note under ${maxDifferenceNote} characters.`),
  version: z.int('Send the version that you saw.'),
});
export type DifferenceChange = z.input<typeof differenceChangeSchema>;
