import type { SchemaContext } from 'astro:content';
import * as z from 'zod';

/** What the build knows of a picture, for tests of schemas that take one. */
export const picture = { src: '/_astro/a.jpg', width: 1440, height: 1080, format: 'jpg' };

/** Stands where the build gives its own `image()`: it takes a picture that is already loaded. */
export const image: SchemaContext['image'] = () =>
  z.object({
    src: z.string(),
    width: z.number(),
    height: z.number(),
    format: z.union([
      z.literal('png'),
      z.literal('jpg'),
      z.literal('jpeg'),
      z.literal('tiff'),
      z.literal('webp'),
      z.literal('gif'),
      z.literal('svg'),
      z.literal('avif'),
      z.literal('apng'),
    ]),
  });
