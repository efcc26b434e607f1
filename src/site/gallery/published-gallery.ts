import type { ImageMetadata } from 'astro';
import json from '#published/gallery.json' with { type: 'json' };
import {
  type GalleryFields,
  type PublicGalleryItem,
  pictureId,
  publicGallery,
} from '#src/domain/gallery/gallery-item.ts';
import { type GalleryParts, galleryParts } from '#src/domain/gallery/gallery-parts.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';

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

let built: Promise<PublishedGallery> | undefined;

/** Reads the pictures of this build in their order, once for all pages. */
export function publishedGallery(): Promise<PublishedGallery> {
  // In development the pictures change without a restart.
  if (import.meta.env.DEV) return readGallery();
  built ??= readGallery();
  return built;
}

async function readGallery(): Promise<PublishedGallery> {
  const content = await pageContent('gallery', 'gallery');
  const images = new Map((await contentPictures()).map(({ file, picture }) => [file, picture]));
  const series = content.series.map((one) => one.items.map(({ file }) => pictureId(file)));
  const items = publicGallery(json as ShelfEntry<GalleryFields>[]).map((item) => ({
    ...item,
    image: typeof item.picture === 'string' ? images.get(item.picture) : undefined,
  }));
  return { items, series, parts: galleryParts(items, series) };
}

/** Lists the pictures of content/gallery.json. */
export async function contentPictures() {
  const { series, shop } = await pageContent('gallery', 'gallery');
  return [...series, shop].flatMap(({ items }) => items);
}
