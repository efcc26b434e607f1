import type { ImageMetadata } from 'astro';
import * as z from 'zod';
import { alt, contentId, contentSource } from '#src/lib/content/content-schema.ts';
import { quoteTiers } from '../tier.ts';
import { writtenPriceSchema } from './written-price.ts';

/** `content/prices/frames.json`: frames and photobooks on /pricing/frames. Read at build time and on the server only. */

const frameTier = z.object({
  price: writtenPriceSchema,
  features: z.array(z.string().min(1)).min(1, 'Say at least one thing that this tier includes.'),
});

/** A category, with the schema of its picture: a path for the price book, Astro's `image()` for the page. */
export function frameCategorySchema<Picture extends z.ZodType>(picture: Picture) {
  return z.object({
    /** Stable id, part of the sku. */
    id: contentId,
    title: z.string().min(1),
    description: z.string().min(1),
    picture,
    alt,
    tiers: z.record(z.enum(quoteTiers), frameTier),
    /** True for things that are made and handed over: a booking of nothing else takes no date. */
    goods: z.boolean('Write true or false, without quotes.').optional(),
    /** Whose word the features are. */
    source: contentSource.optional(),
  });
}

export const framePricesSchema = z.object({
  /** The page that sells them. */
  page: z.string().startsWith('/', 'Write the address within the site: /pricing/frames.'),
  categories: z.array(frameCategorySchema(z.string())).min(1),
});

/** The categories as a collection of their own, for the page and its pictures. Throws when the file is no JSON. */
export function parseFrameCategories(text: string): { id: string }[] {
  return (JSON.parse(text) as { categories: { id: string }[] }).categories;
}

export type FramePrices = z.infer<typeof framePricesSchema>;

/** A category as the page shows it, with its picture loaded. */
export type FrameCategoryPage = Omit<FramePrices['categories'][number], 'picture'> & {
  picture: ImageMetadata;
};
