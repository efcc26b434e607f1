import type { Messages } from '#src/lib/words/messages.ts';
import type { GalleryFilter } from '../gallery.ts';

/** Kinds of pictures, by the names that addresses and records have for them. */
export const en = {
  all: 'All',
  images: 'Images',
  videography: 'Videography',
  audio: 'Audio',
  'handcrafted-frames': 'Handcrafted Frames',
  'handicrafted-statue': 'Handicrafted Statue',
} as const satisfies Messages & Readonly<Record<GalleryFilter, string>>;
