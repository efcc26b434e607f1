import type { SchemaContext } from 'astro:content';
import * as z from 'astro/zod';
import { linkSchema } from './navigation.ts';

/** `content/home.json`: the words and pictures of the home page. */
export function homeSchema(image: SchemaContext['image']) {
  const withPicture = z.object({
    picture: image(),
    /** What somebody who cannot see the picture should know of it. */
    alt: z.string().min(10, 'Describe the picture in a sentence.'),
  });
  const words = z.object({ heading: z.string().min(1), text: z.string().min(1) });
  return z.object({
    title: z.string().min(1),
    hero: withPicture.extend({ heading: z.string().min(1), action: linkSchema }),
    work: words.extend({
      pieces: z.array(withPicture.extend({ title: z.string().min(1) })).length(5, 'Five pictures hang here.'),
      action: linkSchema,
    }),
    photography: words.extend({ ...withPicture.shape, action: linkSchema }),
    booking: words.extend({
      steps: z.array(z.object({ title: z.string().min(1), text: z.string().min(1) })).min(2),
    }),
    visit: words.extend({ action: linkSchema }),
  });
}
