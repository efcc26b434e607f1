import gallery from '#content/gallery.json' with { type: 'json' };
import type { Entry } from '#src/features/shelf/entry.ts';
import { categoryOfFile } from './gallery.ts';
import { type GalleryFields, middle } from './gallery-item.ts';

/** The pictures as they are in the base, in the order in which they hang. A file's name is its id, without the ending. */
export const gitGallery: readonly Entry<GalleryFields>[] = gallery.items.map(
  ({ file, title, alt, externalLink = '' }) => ({
    id: file.replace(/\.jpg$/, ''),
    fields: {
      title,
      category: categoryOfFile(file),
      caption: '',
      alt,
      externalLink,
      video: '',
      focus: middle,
      picture: file,
    },
  }),
);
