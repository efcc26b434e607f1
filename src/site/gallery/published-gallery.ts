import type { ImageMetadata } from 'astro';
import json from '#published/gallery.json' with { type: 'json' };
import {
  type GalleryFields,
  type PublicGalleryItem,
  publicGallery,
} from '#src/domain/gallery/gallery-item.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';

export type PublishedPicture = PublicGalleryItem & {
  /** Its file in content/gallery; absent for an uploaded picture. */
  image?: ImageMetadata | undefined;
};

let built: Promise<PublishedPicture[]> | undefined;

/** Reads the pictures of this build in their order, once for all pages. */
export function publishedGallery(): Promise<PublishedPicture[]> {
  // In development the pictures change without a restart.
  if (import.meta.env.DEV) return readGallery();
  built ??= readGallery();
  return built;
}

async function readGallery(): Promise<PublishedPicture[]> {
  const { items } = await pageContent('gallery', 'gallery');
  const images = new Map(items.map(({ file, picture }) => [file, picture]));
  return publicGallery(json as ShelfEntry<GalleryFields>[]).map((item) => ({
    ...item,
    image: typeof item.picture === 'string' ? images.get(item.picture) : undefined,
  }));
}
