import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { alt, contentSource, words } from '#src/lib/content/content-schema.ts';

export const productSchema = (image: SchemaContext['image']) =>
  z
    .object({
      slug: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'A slug has small letters, digits and dashes only: walnut-frame.'),
      name: words('the name that visitors search for'),
      /** RWF. */
      price: z
        .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
        .positive('A price is more than 0 RWF.'),
      /** Source of the price. */
      source: contentSource.optional(),
      category: z.enum(['frame', 'statue'], 'Write "frame" or "statue".'),
      /** Absent: the search shows the product without a picture. */
      picture: image().optional(),
      alt: alt.optional(),
      description: words('one sentence about the work'),
    })
    .refine(({ picture, alt }) => picture === undefined || alt !== undefined, {
      error: 'Describe the picture in a sentence.',
      path: ['alt'],
    });
