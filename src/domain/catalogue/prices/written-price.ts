import * as z from 'zod';

/** How editors write prices in `content/prices`. Read at build time and on the server only. */

/** A whole number of RWF, more than 0. */
export const amountSchema = z
  .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
  .positive('A price is more than 0 RWF.');

/** What may stand where a price is not one amount. */
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

/** A number for a fixed price, an object for any other. */
export const writtenPriceSchema = z.union(
  [amountSchema, openPriceSchema],
  'Write a whole number of RWF, such as 150000, or {"kind": "from", "amount": 900000}, {"kind": "range", "min": 15000, "max": 60000}, {"kind": "on-request"}.',
);
