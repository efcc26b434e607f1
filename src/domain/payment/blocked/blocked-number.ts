import * as z from 'zod/mini';
import { line, lines } from '#src/lib/forms/form-fields.ts';
import { listRules } from '#src/lib/lists/list-rules.ts';
import { normalisePhone, wrongPhone } from '../phone.ts';

/** Numbers that get no payment requests (docs/product.md, Requests to a phone). */

export const blockedNumberRules = listRules({ sorts: ['createdAt'], usual: '-createdAt', filters: {} });

export interface BlockedNumber {
  id: string;
  /** Ten digits, starting with 07. */
  phone: string;
  reason: string;
  createdAt: string;
}

export const maxBlockReason = 500;

const reason = lines(
  maxBlockReason,
  'Please say why.',
  `Please keep the reason under ${maxBlockReason} characters.`,
);

export const blockSchema = z.object({
  phone: z.pipe(
    line(30, wrongPhone, wrongPhone).check(
      z.refine((typed) => normalisePhone(typed) !== undefined, { error: wrongPhone }),
    ),
    z.transform((typed) => normalisePhone(typed) ?? typed),
  ),
  reason,
});
export type BlockRequest = z.input<typeof blockSchema>;

export const unblockSchema = z.object({ reason });
export type UnblockRequest = z.input<typeof unblockSchema>;
