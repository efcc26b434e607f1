import * as z from 'zod/mini';
import { maxPrice } from '../prices/read-price-text.ts';

const mostChanged = 300;

export const nothingChanges = 'Nothing would change: prices are rounded to 100 RWF.';

const changeRequired = 'Write the change: a percentage, or an amount in RWF.';

const percent = z.number('Write a percentage such as 5 or -10.').check(
  z.gte(-99, 'Take off 99% at most.'),
  z.lte(900, 'Add 900% at most.'),
  z.refine(
    (value) => Math.abs(value - Math.round(value * 10) / 10) < 1e-9,
    'Write a percentage with at most one decimal, such as 2.5.',
  ),
  z.refine((value) => Math.round(value * 10) !== 0, nothingChanges),
);
const amount = z.int('Write whole RWF such as 5000 or -5000.').check(
  z.gte(-maxPrice, 'This is more than any price.'),
  z.lte(maxPrice, 'This is more than any price.'),
  z.refine((value) => value !== 0, nothingChanges),
);

/** Body of `PUT /api/pricing`: the entries with the versions seen, and the change. */
export const bulkPricesSchema = z.object({
  entries: z
    .array(
      z.object({
        id: z.string('Send the id.'),
        version: z.string('Send the version that you saw.'),
      }),
      'Choose what to change.',
    )
    .check(
      z.minLength(1, 'Choose what to change.'),
      z.maxLength(mostChanged, `Change ${mostChanged} at most at once.`),
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Send each id only once.'),
    ),
  change: z.union(
    [z.strictObject({ percent }, changeRequired), z.strictObject({ amount }, changeRequired)],
    changeRequired,
  ),
});

export type BulkPrices = z.infer<typeof bulkPricesSchema>;
