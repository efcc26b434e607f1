import type { SchemaContext } from 'astro:content';
import * as z from 'zod';
import { linkSchema } from '#src/domain/studio/navigation.ts';
import { alt, words } from '#src/lib/content/content-schema.ts';

const amount = z
  .int('A price is a whole number of RWF, without quotes or commas: write 150000.')
  .positive('A price is more than 0 RWF.');

const packageSchema = z.object({
  title: words('the name of the package'),
  price: z.object({ kind: z.enum(['from', 'fixed'], 'Write "from" or "fixed".'), amount }),
  /** Unit of the price, if not the session: "per item". */
  unit: z.string().min(1).optional(),
  details: z
    .array(words('what the package includes'))
    .min(1, 'Name at least one thing that the package includes.'),
  action: linkSchema,
});

/** A picture of `content/gallery/`. Its category comes from its file name (gallery.ts). */
function itemSchema(image: SchemaContext['image']) {
  const item = z.object({
    file: z
      .string('Name the file in content/gallery/.')
      .regex(/^[a-z0-9-]+\.jpg$/, 'Name a file in content/gallery/, such as frame-oak.jpg.'),
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
  return named.success ? { ...named.data, picture: `./gallery/${named.data.file}` } : item;
}

export function galleryPageSchema(image: SchemaContext['image']) {
  return z.object({
    title: words('the title of the page'),
    description: words('the description for search engines'),
    heading: words('the heading'),
    intro: words('the sentences under the heading'),
    items: z.array(itemSchema(image)),
    packages: z.object({
      heading: words('the heading over the packages'),
      lead: words('the sentence under it'),
      items: z.array(packageSchema).length(4, 'This page shows four packages.'),
    }),
  });
}

export type GalleryPackage = z.infer<typeof packageSchema>;
