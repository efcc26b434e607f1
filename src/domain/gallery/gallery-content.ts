import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, words } from '#src/lib/content/content-schema.ts';
import { categoryOfFile, isForSale } from './gallery.ts';
import { pictureId } from './gallery-item.ts';

const amount = z
  .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
  .positive('A price is more than 0 RWF.');

const packageSchema = z.object({
  title: words('the name of the package'),
  price: z.object({ kind: z.enum(['from', 'fixed'], 'Write "from" or "fixed".'), amount }),
  /** Unit of the price, if not the session: "per item". */
  unit: words('the unit of the price').optional(),
  details: z
    .array(words('what the package includes'))
    .min(1, 'Name at least one thing that the package includes.'),
  action: linkSchema,
});

const file = z
  .string('Name the file in content/gallery/.')
  .regex(
    /^(?:images\/)?[a-z0-9-]+\.jpg$/,
    'Name a file in content/gallery/, such as frame-oak.jpg, or one of content/images/: images/oak.jpg.',
  );

/** A picture of `content/gallery/` or `content/images/`. Its file name sets the category (gallery.ts). */
function itemSchema(image: SchemaContext['image'], named: z.ZodType<string> = file) {
  const item = z.object({
    file: named,
    title: words('the title of the picture'),
    alt,
    /** Shop address, opened by "View on IruMart". */
    externalLink: z.url('Write the whole address: https://irumart.example/…').optional(),
    picture: image(),
  });
  return z.preprocess(withPicture, item);
}

/** Adds `picture` from `file`, which editors name only once. */
function withPicture(item: unknown): unknown {
  const named = z.looseObject({ file: z.string() }).safeParse(item);
  if (!named.success) return item;
  const { file } = named.data;
  return { ...named.data, picture: file.startsWith('images/') ? `./${file}` : `./gallery/${file}` };
}

const seriesSchema = (image: SchemaContext['image']) =>
  z.object({
    title: words('the title of the series'),
    place: words('the place of the pictures'),
    year: z.int('Write the year of the pictures, without quotes.').min(2000, 'Write a whole year: 2026.'),
    text: words('a sentence about the series'),
    /** The page that sells such pictures. */
    link: linkSchema,
    items: z.array(itemSchema(image)).min(3, 'A series has three pictures at least.'),
  });

const forSale = file.refine((name) => isForSale({ category: categoryOfFile(name) }), {
  error: 'The shop row has frames and statues: name a file frame-… or statue-….',
});

export function galleryPageSchema(image: SchemaContext['image']) {
  return pageSchema(image).superRefine(refuseDoubles);
}

function pageSchema(image: SchemaContext['image']) {
  return z.object({
    title: words('the title of the page'),
    description: words('the description for search engines'),
    heading: words('the heading'),
    intro: words('the sentences under the heading'),
    series: z.array(seriesSchema(image)),
    shop: z.object({
      heading: words('the heading over the frames and statues'),
      text: words('the sentence under it'),
      items: z.array(itemSchema(image, forSale)),
    }),
    more: words('the heading over the pictures that are in no series'),
    packages: z.object({
      heading: words('the heading over the packages'),
      lead: words('the sentence under it'),
      items: z.array(packageSchema).length(4, 'This page shows four packages.'),
    }),
  });
}

/** Refuses a second entry of a picture, because its id would name two. */
function refuseDoubles({ series, shop }: z.infer<ReturnType<typeof pageSchema>>, ctx: z.RefinementCtx): void {
  const taken = new Set<string>();
  const lists = [
    ...series.map(({ items }, index) => ({ keys: ['series', index], items })),
    { keys: ['shop'], items: shop.items },
  ];
  for (const { keys, items } of lists)
    for (const [index, { file }] of items.entries()) {
      const message = 'The gallery has this picture already: name each in one series only.';
      if (taken.has(pictureId(file)))
        ctx.addIssue({ code: 'custom', path: [...keys, 'items', index, 'file'], message });
      taken.add(pictureId(file));
    }
}

export type GallerySeries = z.infer<ReturnType<typeof seriesSchema>>;
export type GalleryPackage = z.infer<typeof packageSchema>;
