import type { GalleryFilter } from '#src/domain/gallery/gallery.ts';
import { galleryPageSize } from '#src/domain/gallery/wall-pages.ts';

/** Positions on a page of nine that fill the rows of both the three- and two-column layout. */
const doubles = [0, 5, 8];

/** True if it spans two columns. In a category all are equal: no rhythm suits an arbitrary selection. */
export function isDouble(filter: GalleryFilter, position: number): boolean {
  return filter === 'all' && doubles.includes(position % galleryPageSize);
}

export function sizesOf(double: boolean): string {
  return double
    ? '(min-width: 84rem) 56rem, (min-width: 48rem) 61vw, 90vw'
    : '(min-width: 84rem) 27rem, (min-width: 48rem) 30vw, 45vw';
}
