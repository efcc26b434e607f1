import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { categoryOfFile, type GalleryCategory, isShown } from './gallery.ts';

/** A picture of the gallery, or a film with its poster (docs/product.md, Gallery), without the page. Empty texts: there is none. */
export interface GalleryFields {
  title: string;
  category: GalleryCategory;
  caption: string;
  /** Description for people who cannot see the picture. */
  alt: string;
  /** Address of a shop that sells it. */
  externalLink: string;
  /** Address of the film, if the picture is its poster. */
  video: string;
  /** Point that a cropped picture shows, in percent from the left and the top. */
  focus: Focus;
  /** A file of content/gallery/, or an uploaded one. */
  picture: ShelfPicture;
}

export interface Focus {
  x: number;
  y: number;
}

export const middle: Focus = { x: 50, y: 50 };

/** A picture as `GET /api/gallery` tells it. */
export type PublicGalleryItem = { id: string } & GalleryFields;

/** The pictures of content/gallery.json, in the order in which they hang. A file's name is its id, without the ending. */
export function baseGallery(content: {
  items: { file: string; title: string; alt: string; externalLink?: string }[];
}): ShelfEntry<GalleryFields>[] {
  return content.items.map(({ file, title, alt, externalLink = '' }) => ({
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
  }));
}

/** Picks the entries that visitors see. */
export function publicGallery(entries: readonly ShelfEntry<GalleryFields>[]): PublicGalleryItem[] {
  return entries.map(({ id, fields }) => ({ id, ...fields })).filter(isShown);
}
