import * as z from 'zod/mini';
import { text } from '#src/lib/forms/form-fields.ts';
import { listRules, oneOf } from '#src/lib/lists/list-rules.ts';
import type { PaymentStatus } from '../payment.ts';

/** What differs between Paypack and us (docs/product.md, Reconciliation). Amounts are RWF, moments ISO instants. */

/**
 * `unknown`: money arrived there for no payment of ours. `missing`: a payment of ours that they do not have. `amount` and
 * `state`: both have it, and do not say the same of it.
 */
export const differenceKinds = ['unknown', 'missing', 'amount', 'state'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceRules = listRules({
  sorts: ['createdAt'],
  usual: '-createdAt',
  filters: { state: oneOf(['open', 'settled']), kind: oneOf(differenceKinds) },
});

export interface PaymentDifference {
  id: string;
  kind: DifferenceKind;
  /** Paypack's reference. */
  transactionRef: string;
  /** The booking's reference; null where no payment of ours is meant. */
  booking: string | null;
  /** "078•••4567" */
  phone: string;
  ourAmount: number | null;
  ourStatus: PaymentStatus | null;
  theirAmount: number | null;
  theirStatus: PaymentStatus | null;
  /** When it was found. */
  createdAt: string;
  /** When someone dealt with it; null while it is open. */
  settledAt: string | null;
  /** What was done about it. */
  note: string;
  version: number;
}

/** The most characters of a note. */
export const maxDifferenceNote = 500;

/** `settled`: whether it was dealt with. */
export const differenceChangeSchema = z.object({
  settled: z.boolean('Please say whether it was dealt with.'),
  note: text(maxDifferenceNote, `Please keep the note under ${maxDifferenceNote} characters.`),
  version: z.int('Send the version that you saw.'),
});
export type DifferenceChange = z.input<typeof differenceChangeSchema>;
