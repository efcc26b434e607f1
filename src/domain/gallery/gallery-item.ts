import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { ShelfPicture } from '#src/domain/shelf/shelf-picture.ts';
import { categoryOfFile, type GalleryCategory, isShown } from './gallery.ts';

/** A gallery picture, or a film with its poster (docs/product.md, Gallery). Empty text: none. */
export interface GalleryFields {
  title: string;
  category: GalleryCategory;
  caption: string;
  alt: string;
  externalLink: string;
  /** Film address, if the picture is its poster. */
  video: string;
  /** Focal point for crops, in percent from left and top. */
  focus: Focus;
  picture: ShelfPicture;
}

export interface Focus {
  x: number;
  y: number;
}

export const middle: Focus = { x: 50, y: 50 };

/** A picture as returned by `GET /api/gallery`. */
export type PublicGalleryItem = { id: string } & GalleryFields;

interface Written {
  items: readonly { file: string; title: string; alt: string; externalLink?: string | undefined }[];
}

/** Id of a picture of the base: its file name without folder and extension. */
export function pictureId(file: string): string {
  return file.replace(/^images\/|\.jpg$/g, '');
}

/** Lists the pictures of content/gallery.json in display order. */
export function baseGallery({
  series,
  shop,
}: {
  series: readonly Written[];
  shop: Written;
}): ShelfEntry<GalleryFields>[] {
  return [...series, shop].flatMap(({ items }) =>
    items.map(({ file, title, alt, externalLink = '' }) => ({
      id: pictureId(file),
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
    })),
  );
}

export function publicGallery(entries: readonly ShelfEntry<GalleryFields>[]): PublicGalleryItem[] {
  return entries.map(({ id, fields }) => ({ id, ...fields })).filter(isShown);
}
