import type { SchemaContext } from 'astro:content';
import * as z from 'zod';

export const picture = { src: '/_astro/a.jpg', width: 1440, height: 1080, format: 'jpg' };

/** Replaces the build's `image()`, for pictures that are already loaded. */
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
