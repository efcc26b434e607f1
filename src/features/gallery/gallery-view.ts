import { type GalleryFilter, toCategory } from './gallery.ts';

/** What of the gallery is shown. It lives in the address, so that a view can be shared and gone back to. */
export interface GalleryView {
  filter: GalleryFilter;
  /** Counted from 1. May lie beyond the last page until it is clamped. */
  page: number;
}

/** "?category=audio&page=2" as a view. Without a category everything is shown. */
export function readView(search: string): GalleryView {
  const query = new URLSearchParams(search);
  const category = query.get('category');
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  return {
    filter: category === null || category === 'all' ? 'all' : toCategory(category),
    page: Number.isNaN(page) ? 1 : Math.max(1, page),
  };
}

/** A view as the end of an address: nothing for the first page of everything. */
export function viewQuery(view: GalleryView): string {
  const query = new URLSearchParams();
  if (view.filter !== 'all') query.set('category', view.filter);
  if (view.page > 1) query.set('page', String(view.page));
  return query.size === 0 ? '' : `?${query}`;
}

/** Another category always starts at its first page. */
export function withFilter(filter: GalleryFilter): GalleryView {
  return { filter, page: 1 };
}
