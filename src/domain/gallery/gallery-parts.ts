import { type GalleryCategory, isForSale } from './gallery.ts';

interface Hung {
  id: string;
  category: GalleryCategory;
}

/** Parts of /gallery. Every picture is in exactly one. */
export interface GalleryParts<Item> {
  series: Item[][];
  /** Frames and statues in no series. */
  shop: Item[];
  /** All others, such as those that staff add. */
  more: Item[];
}

/** Divides the pictures by the ids of each series; within a part they keep their order. */
export function galleryParts<Item extends Hung>(
  items: readonly Item[],
  series: readonly (readonly string[])[],
): GalleryParts<Item> {
  const inSeries = new Set(series.flat());
  const loose = items.filter(({ id }) => !inSeries.has(id));
  return {
    series: series.map((ids) => items.filter(({ id }) => ids.includes(id))),
    shop: loose.filter(isForSale),
    more: loose.filter((item) => !isForSale(item)),
  };
}

/** True for the first picture of a series, and for the last of an even number: both are large. */
export function isLarge(position: number, count: number): boolean {
  return position === 0 || (count % 2 === 0 && position === count - 1);
}

/** True if the words of a series are above its pictures: next to the first they would leave a gap. */
export function hasWordsAbove(count: number): boolean {
  return count % 4 < 2;
}
