import type { ImageMetadata } from 'astro';
import { publishedEntries } from '#src/features/shelf/published-shelf.ts';
import { pageContent } from '#src/features/studio/page-content.ts';
import { type PublicGalleryItem, publicGallery } from './gallery-item.ts';
import { gitGallery } from './published-gallery.ts';

/** A picture as the page shows it in this build. */
export type ShownPicture = PublicGalleryItem & {
  /** The file that the base holds; absent for an uploaded one. */
  image?: ImageMetadata | undefined;
};

let built: Promise<ShownPicture[]> | undefined;

/** The pictures of this build, in their order; read once for all pages. */
export function shownGallery(): Promise<ShownPicture[]> {
  // In development they change.
  if (import.meta.env.DEV) return readGallery();
  built ??= readGallery();
  return built;
}

async function readGallery(): Promise<ShownPicture[]> {
  const { items } = await pageContent('gallery', 'gallery');
  const images = new Map(items.map(({ file, picture }) => [file, picture]));
  return publicGallery(publishedEntries('gallery-item', gitGallery)).map((item) => ({
    ...item,
    image: typeof item.picture === 'string' ? images.get(item.picture) : undefined,
  }));
}
