import * as z from 'zod/mini';
import { optionalLine } from '#src/lib/forms/form-fields.ts';
import { money } from '#src/lib/forms/money.ts';
import { closingDay, closingVersion } from './closing-fields.ts';

/** Cash in the till besides what clients pay (docs/product.md, Till). Amounts are RWF. */

export const tillEntryKinds = ['float', 'taken-out'] as const;
export type TillEntryKind = (typeof tillEntryKinds)[number];

export interface TillSums {
  /** Put in before the day began. */
  float: number;
  takenOut: number;
}

export const emptyTill: TillSums = { float: 0, takenOut: 0 };

export interface TillEntry {
  id: string;
  kind: TillEntryKind;
  amount: number;
  reason: string;
  /** Name of the member of staff. */
  actor: string;
  /** ISO instant. */
  writtenAt: string;
  /** Entry that this one takes back. */
  reverses: string | null;
  reversed: boolean;
}

/** Adds up entries; one that takes another back counts against it. */
export function tillSumsOf(entries: readonly Pick<TillEntry, 'kind' | 'amount' | 'reverses'>[]): TillSums {
  const sumOf = (wanted: TillEntryKind) =>
    entries
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { amount, reverses }) => sum + (reverses === null ? amount : -amount), 0);
  return { float: sumOf('float'), takenOut: sumOf('taken-out') };
}

/** Cash taken out needs a reason; for the opening float one is optional. */
export const tillEntrySchema = z
  .object({
    day: closingDay,
    kind: z.enum(tillEntryKinds, 'Please choose float or taken-out.'),
    amount: money(),
    reason: z._default(optionalLine(200, 'Please keep the reason under 200 characters.'), ''),
    version: closingVersion,
  })
  .check(
    z.refine(({ kind, reason }) => kind === 'float' || reason !== '', {
      path: ['reason'],
      error: 'Please say what the money is for.',
    }),
  );
export type TillEntryRequest = z.input<typeof tillEntrySchema>;

export const tillReversalSchema = z.object({ version: closingVersion });
export type TillReversalRequest = z.input<typeof tillReversalSchema>;
