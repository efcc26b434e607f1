import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#src/domain/cart/cart.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('booking');

const noSuchPackage = refused('packageUnknown');

const noPackage = refused('packageEmpty');

const emptyCart = refused('cartEmpty');

/** Keys as in LineOptions. */
const options = z.object(
  {
    package: z.optional(z.string(noSuchPackage).check(z.maxLength(60, noSuchPackage))),
    km: z.optional(
      z
        .int(refused('distanceWrong'))
        .check(
          z.minimum(0, refused('distanceTooShort')),
          z.maximum(maxTravelKm, refused('distanceTooLong', { most: maxTravelKm })),
        ),
    ),
    express: z.optional(z.boolean(refused('expressWrong'))),
    vat: z.optional(z.boolean(refused('vatWrong'))),
  },
  noSuchPackage,
);

const item = z.object(
  {
    sku: z.string(noPackage).check(z.minLength(1, noPackage), z.maxLength(120, noSuchPackage)),
    quantity: z
      .int(refused('quantityWrong'))
      .check(
        z.minimum(1, refused('quantityTooSmall')),
        z.maximum(maxQuantity, refused('quantityTooLarge', { most: maxQuantity })),
      ),
    options: z.optional(options),
  },
  noPackage,
);

/** Order of a booking, with the price that its sender saw. */
export const orderFields = {
  items: z
    .array(item, emptyCart)
    .check(z.minLength(1, emptyCart), z.maxLength(maxLines, refused('tooManyLines', { most: maxLines }))),
  /** RWF as shown to the sender; a different total on the server is a 409. */
  totalAmount: z.int(refused('totalWrong')).check(z.minimum(0, refused('totalNegative'))),
  /** True if the total was shown as fixed, and so is charged; a mismatch on the server is a 409 too. */
  fixed: z.optional(z.boolean(refused('fixedWrong'))),
};
