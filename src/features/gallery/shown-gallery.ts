import type { ImageMetadata } from 'astro';
import { answerTag } from '#src/features/shelf/answer-tag.ts';
import { publishedEntries } from '#src/features/shelf/published-shelf.ts';
import { pageContent } from '#src/features/studio/page-content.ts';
import { type PublicGalleryItem, publicGallery } from './gallery-item.ts';
import { gitGallery } from './published-gallery.ts';

/** A picture as the page shows it in this build. */
export type ShownPicture = PublicGalleryItem & {
  /** The file that git holds; absent for an uploaded one. */
  image?: ImageMetadata | undefined;
};

/** The wall of this build. */
interface ShownGallery {
  /** The pictures, in their order. */
  items: ShownPicture[];
  /** Names what `GET /api/gallery` answers while nothing newer is public. */
  tag: string;
}

let built: Promise<ShownGallery> | undefined;

/** The wall of this build, which is read once for all its pages. */
export function shownGallery(): Promise<ShownGallery> {
  // In development it changes.
  if (import.meta.env.DEV) return readGallery();
  built ??= readGallery();
  return built;
}

async function readGallery(): Promise<ShownGallery> {
  const { items } = await pageContent('gallery', 'gallery');
  const images = new Map(items.map(({ file, picture }) => [file, picture]));
  const shown = publicGallery(publishedEntries('gallery-item', gitGallery));
  return {
    items: shown.map((item) => ({
      ...item,
      image: typeof item.picture === 'string' ? images.get(item.picture) : undefined,
    })),
    tag: await answerTag(shown),
  };
}
