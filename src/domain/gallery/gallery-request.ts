import * as z from 'zod/mini';
import { shelfPictureSchema } from '#src/domain/shelf/shelf-picture-request.ts';
import { line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { galleryCategories } from './gallery.ts';
import { type GalleryFields, middle } from './gallery-item.ts';

export const galleryLimits = { title: 80, caption: 300, alt: 300, link: 300 } as const;

const linkSentence = 'Write the whole address, such as https://irumart.example/frames/oak.';

const link = text(galleryLimits.link, linkSentence).check(
  z.refine((address) => address === '' || isWebAddress(address), { error: linkSentence }),
);

/** True for a plain https URL: dotted host, no credentials, no bidirectional characters. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[\w.-]+\.[a-z]{2,}([/?#]((?!["'<>\\])[!-~])*)?$/i.test(text)) return false;
  try {
    return new URL(text).hostname === text.slice('https://'.length).split(/[/?#]/)[0]?.toLowerCase();
  } catch {
    return false;
  }
}

const percent = z.number('Choose a point on the picture.').check(z.gte(0), z.lte(100));

/** All fields of a picture; omitted ones take their defaults. */
export const gallerySchema: z.ZodMiniType<GalleryFields> = z.object({
  title: line(
    galleryLimits.title,
    'Please give the picture a title.',
    'Please keep the title under 80 characters.',
  ),
  category: z._default(z.enum(galleryCategories, 'Choose a category.'), 'images'),
  caption: z._default(text(galleryLimits.caption, 'Please keep the caption under 300 characters.'), ''),
  alt: z._default(optionalLine(galleryLimits.alt, 'Please keep the description under 300 characters.'), ''),
  externalLink: z._default(link, ''),
  video: z._default(link, ''),
  focus: z._default(z.object({ x: percent, y: percent }, 'Choose a point on the picture.'), middle),
  picture: shelfPictureSchema,
});
