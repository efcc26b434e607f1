import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#src/domain/cart/cart.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';

const noSuchPackage = 'There is no package like this.';

/** Keys as in LineOptions. */
const options = z.object(
  {
    package: z.optional(z.string(noSuchPackage).check(z.maxLength(60, noSuchPackage))),
    km: z.optional(
      z
        .int('The distance is a whole number of kilometres.')
        .check(
          z.minimum(0, 'The distance is at least 0 km.'),
          z.maximum(maxTravelKm, `We travel up to ${maxTravelKm} km. Please ask us about longer distances.`),
        ),
    ),
    express: z.optional(z.boolean('Say whether it is express: true or false.')),
    vat: z.optional(z.boolean('Say whether VAT is added: true or false.')),
  },
  noSuchPackage,
);

const item = z.object(
  {
    sku: z
      .string('Say which package this is.')
      .check(z.minLength(1, 'Say which package this is.'), z.maxLength(120, noSuchPackage)),
    quantity: z
      .int('The quantity is a whole number.')
      .check(
        z.minimum(1, 'The quantity is at least 1.'),
        z.maximum(maxQuantity, `The quantity is at most ${maxQuantity}.`),
      ),
    options: z.optional(options),
  },
  'Say which package this is.',
);

/** Order of a booking, with the price that its sender saw. */
export const orderFields = {
  items: z
    .array(item, 'Your cart is empty')
    .check(
      z.minLength(1, 'Your cart is empty'),
      z.maxLength(maxLines, `A booking has at most ${maxLines} lines.`),
    ),
  /** RWF as shown to the sender; a different total on the server is a 409. */
  totalAmount: z.int('The total is a whole number of RWF.').check(z.minimum(0, 'The total is not negative.')),
  /** True if the total was shown as fixed, and so is charged; a mismatch on the server is a 409 too. */
  fixed: z.optional(z.boolean('Say whether the total was shown as fixed: true or false.')),
};
