import type { ImageMetadata } from 'astro';
import { type PublicGalleryItem, pictureId, publicGallery } from '#src/domain/gallery/gallery-item.ts';
import { type GalleryParts, galleryParts } from '#src/domain/gallery/gallery-parts.ts';
import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';
import type { Language } from '#src/lib/words/languages.ts';

export type PublishedPicture = PublicGalleryItem & {
  /** File in content/; absent for an uploaded picture. */
  image?: ImageMetadata | undefined;
};

export interface PublishedGallery {
  /** All pictures in their order. */
  items: PublishedPicture[];
  parts: GalleryParts<PublishedPicture>;
  /** Ids of the pictures of each series, also of hidden ones. */
  series: string[][];
}

const built = new Map<Language, Promise<PublishedGallery>>();

/** Reads the pictures of this build in their order, once for all pages of a language. */
export function publishedGallery(language: Language): Promise<PublishedGallery> {
  // In development the pictures change without a restart.
  const gallery = (import.meta.env.DEV ? undefined : built.get(language)) ?? readGallery(language);
  built.set(language, gallery);
  return gallery;
}

async function readGallery(language: Language): Promise<PublishedGallery> {
  const content = await pageContent('en', 'gallery', 'gallery');
  const images = new Map((await contentPictures()).map(({ file, picture }) => [file, picture]));
  const series = content.series.map((one) => one.items.map(({ file }) => pictureId(file)));
  const items = publicGallery(shelvesIn(language).gallery).map((item) => ({
    ...item,
    image: typeof item.picture === 'string' ? images.get(item.picture) : undefined,
  }));
  return { items, series, parts: galleryParts(items, series) };
}

/** Lists the pictures of content/gallery.json. */
export async function contentPictures() {
  const { series, shop } = await pageContent('en', 'gallery', 'gallery');
  return [...series, shop].flatMap(({ items }) => items);
}
