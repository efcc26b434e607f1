import { type GalleryCategory, type GalleryFilter, galleryFilters } from './gallery.ts';

/** Pictures on one page. */
export const galleryPageSize = 9;

/** Part of the pictures of a kind that a page shows. */
export interface WallPart {
  filter: GalleryFilter;
  /** Place of the first, counted from 0. */
  from: number;
  /** Place after the last. The last page has none, so that a preview shows newer pictures there. */
  to?: number | undefined;
}

/** A part of the wall at its own address. */
export interface WallPage extends WallPart {
  /** Counted from 1. */
  number: number;
  /** Number of pages of this kind. */
  pages: number;
}

/** A part as a page or a query writes it; what is missing, or cannot be read, narrows nothing. */
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

/** The pictures of a part. */
export function picturesOf<Item extends { category: GalleryCategory }>(
  items: readonly Item[],
  { filter, from, to }: WallPart,
): Item[] {
  return items.filter(({ category }) => filter === 'all' || category === filter).slice(from, to);
}

/**
 * The pages of one kind, at least one. They are counted from the picture that hangs first: what is added comes last, and an
 * address keeps its pictures.
 */
export function wallPages(
  items: readonly { category: GalleryCategory }[],
  filter: GalleryFilter,
): WallPage[] {
  const { pages } = wallPage(items, filter, 1);
  return Array.from({ length: pages }, (_, index) => wallPage(items, filter, index + 1));
}

/** One of these pages. */
export function wallPage(
  items: readonly { category: GalleryCategory }[],
  filter: GalleryFilter,
  number: number,
): WallPage {
  const pages = Math.max(1, Math.ceil(picturesOf(items, { filter, from: 0 }).length / galleryPageSize));
  const to = number * galleryPageSize;
  return { filter, from: to - galleryPageSize, to: number < pages ? to : undefined, number, pages };
}

/** Gives the address of a page of the wall. */
export function pageHref({ filter, number }: Pick<WallPage, 'filter' | 'number'>): string {
  const kind = filter === 'all' ? '' : `/${filter}`;
  return `/gallery${kind}${number === 1 ? '' : `/page/${number}`}`;
}

/** The numbers that lead to other pages: the ends and those around this one; `undefined` where some are left out. */
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
