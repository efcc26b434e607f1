import type { ImageMetadata } from 'astro';
import * as z from 'zod';
import { alt, contentId, contentSource, words } from '#src/lib/content/content-schema.ts';
import { quoteTiers } from '../tier.ts';
import { writtenPriceSchema } from './written-price.ts';

/** Schema of `content/prices/frames.json`. Used at build time and on the server only. */

const frameTier = z.object({
  price: writtenPriceSchema,
  features: z.array(words('what is included')).min(1, 'Name at least one thing that this tier includes.'),
});

/** Builds the schema of a category. `picture`: a path for the price book, `image()` for the page. */
export function frameCategorySchema<Picture extends z.ZodType>(picture: Picture) {
  return z.object({
    /** Stable id, part of the SKU. */
    id: contentId,
    title: words('the name of the product'),
    description: words('the product in a sentence'),
    picture,
    alt,
    tiers: z.record(z.enum(quoteTiers), frameTier),
    /** True for products: a booking of products only has no date. */
    goods: z.boolean('Write true or false, without quotes.').optional(),
    /** Source of the features. */
    source: contentSource.optional(),
  });
}

export const framePricesSchema = z.object({
  page: z.string().startsWith('/', 'Write an address on this site: /pricing/frames.'),
  categories: z.array(frameCategorySchema(z.string())).min(1),
});

/** Extracts the categories as a collection, for the page. Throws SyntaxError if `text` is not JSON. */
export function parseFrameCategories(text: string): { id: string }[] {
  return (JSON.parse(text) as { categories: { id: string }[] }).categories;
}

export type FramePrices = z.infer<typeof framePricesSchema>;

export type FrameCategoryPage = Omit<FramePrices['categories'][number], 'picture'> & {
  picture: ImageMetadata;
};
