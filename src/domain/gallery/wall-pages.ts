import { type GalleryCategory, type GalleryFilter, galleryFilters } from './gallery.ts';

export const galleryPageSize = 9;

/** The range of a category that a page shows. */
export interface WallPart {
  filter: GalleryFilter;
  /** Index of the first, from 0. */
  from: number;
  /** Index after the last. Absent on the last page, so that a preview shows newer pictures there. */
  to?: number | undefined;
}

export interface WallPage extends WallPart {
  /** Counted from 1. */
  number: number;
  pages: number;
}

/** Parses a range from page or query strings; missing or invalid values narrow nothing. */
export function readPart({ filter, from, to }: Partial<Record<keyof WallPart, string>>): WallPart {
  return {
    filter: galleryFilters.find((one) => one === filter) ?? 'all',
    from: placeIn(from) ?? 0,
    to: placeIn(to),
  };
}

function placeIn(text = ''): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

export function picturesOf<Item extends { category: GalleryCategory }>(
  items: readonly Item[],
  { filter, from, to }: WallPart,
): Item[] {
  return items.filter(({ category }) => filter === 'all' || category === filter).slice(from, to);
}

/** Splits a category into pages, at least one. Additions come last, so addresses keep their pictures. */
export function wallPages(
  items: readonly { category: GalleryCategory }[],
  filter: GalleryFilter,
): WallPage[] {
  const { pages } = wallPage(items, filter, 1);
  return Array.from({ length: pages }, (_, index) => wallPage(items, filter, index + 1));
}

export function wallPage(
  items: readonly { category: GalleryCategory }[],
  filter: GalleryFilter,
  number: number,
): WallPage {
  const pages = Math.max(1, Math.ceil(picturesOf(items, { filter, from: 0 }).length / galleryPageSize));
  const to = number * galleryPageSize;
  return { filter, from: to - galleryPageSize, to: number < pages ? to : undefined, number, pages };
}

export function pageHref({ filter, number }: Pick<WallPage, 'filter' | 'number'>): string {
  const kind = filter === 'all' ? '' : `/${filter}`;
  return `/gallery${kind}${number === 1 ? '' : `/page/${number}`}`;
}

/** Returns the linked page numbers: the ends and the neighbours; `undefined` marks a gap. */
export function shownNumbers({ number, pages }: Pick<WallPage, 'number' | 'pages'>): (number | undefined)[] {
  const near = new Set([1, number - 1, number, number + 1, pages]);
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    // A gap of one is as wide as its number.
    (one) => near.has(one) || (near.has(one - 1) && near.has(one + 1)),
  );
  return shown.flatMap((one, index) =>
    index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [undefined, one] : [one],
  );
}
