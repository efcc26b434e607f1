import * as z from 'zod';

/** Whole RWF above 0. */
export const amountSchema = z
  .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
  .positive('A price is more than 0 RWF.');

const openPriceSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('from'), amount: amountSchema }),
    z
      .object({ kind: z.literal('range'), min: amountSchema, max: amountSchema })
      .refine((range) => range.min < range.max, 'The range starts above its end: exchange "min" and "max".'),
    z.object({ kind: z.literal('on-request') }),
  ],
  'Write {"kind": "from", "amount": 900000}, {"kind": "range", "min": 15000, "max": 60000} or {"kind": "on-request"}.',
);

export const writtenPriceSchema = z.union(
  [amountSchema, openPriceSchema],
  'Write a whole number of RWF, such as 150000, or {"kind": "from", "amount": 900000}, {"kind": "range", "min": 15000, "max": 60000}, {"kind": "on-request"}.',
);
