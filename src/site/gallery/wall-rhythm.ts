import type { GalleryFilter } from '#src/domain/gallery/gallery.ts';
import { galleryPageSize } from '#src/domain/gallery/wall-pages.ts';

/** By their place on a page of nine: three in a row and two beside each other both come out even. */
const doubles = [0, 5, 8];

/**
 * Whether the picture at this place of a page hangs across two columns. Pictures of one kind hang in equal places: which of them
 * are there is nobody's rhythm.
 */
export function isDouble(filter: GalleryFilter, position: number): boolean {
  return filter === 'all' && doubles.includes(position % galleryPageSize);
}

/** How wide a picture is shown, as in `<img sizes>`. */
export function sizesOf(double: boolean): string {
  return double
    ? '(min-width: 84rem) 56rem, (min-width: 48rem) 61vw, 90vw'
    : '(min-width: 84rem) 27rem, (min-width: 48rem) 30vw, 45vw';
}
