import * as z from 'zod';
import { contentId, contentSource, reference } from '#src/lib/content/content-schema.ts';

export const taxTypes = ['A', 'B', 'C', 'D'] as const;
export type TaxType = (typeof taxTypes)[number];

const itemSchema = z.strictObject({
  /** Service in the SKU: `photography`; `other` is every service without an item of its own. */
  id: contentId,
  name: reference('the name of the item'),
  itemCode: z
    .string()
    .regex(
      /^[A-Z]{2}[123][A-Z]{4}[A-Z0-9]?\d{7}$/,
      'An item code is country, type, units and seven digits: RW3NTXU0000001.',
    ),
  classCode: z.string().regex(/^\d{10}$/, 'A class code has ten digits.'),
  packagingUnit: z.string().regex(/^[A-Z0-9]{1,5}$/, 'Write the code of the packaging unit: NT.'),
  quantityUnit: z.string().regex(/^[A-Z0-9]{1,5}$/, 'Write the code of the quantity unit: U.'),
  /** A exempt, B 18%, C export, D without VAT. */
  tax: z.enum(taxTypes, 'Write the tax type: A, B, C or D.'),
  source: contentSource.optional(),
});

export type EbmItem = z.infer<typeof itemSchema>;

/** Items of the tax authority’s system, one for each service. */
export const ebmContentSchema = z.strictObject({
  items: z
    .array(itemSchema)
    .refine((items) => items.some(({ id }) => id === 'other'), 'Add an item with the id "other".')
    .refine(
      (items) => new Set(items.map(({ itemCode }) => itemCode)).size === items.length,
      'Give each item a code of its own.',
    )
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'Write each service only once.',
    ),
});
