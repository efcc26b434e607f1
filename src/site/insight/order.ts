import type { Insight } from '#src/domain/insight/insight.ts';

type Dated = Pick<Insight, 'date' | 'slug'>;

/** Newest first; articles of one day by address, so that the order is the same in every build. */
export function newestFirst<T extends { data: Dated }>(insights: readonly T[]): T[] {
  return insights.toSorted(
    (a, b) => b.data.date.localeCompare(a.data.date) || a.data.slug.localeCompare(b.data.slug),
  );
}

/** The articles before and after one in the list; at an end of the list there is none. */
export function neighbours<T>(list: readonly T[], position: number): { newer?: T; older?: T } {
  const newer = position > 0 ? list[position - 1] : undefined;
  const older = list[position + 1];
  return { ...(newer !== undefined && { newer }), ...(older !== undefined && { older }) };
}

/** How many articles a page of the list has, and the feed at most. */
const perPage = 20;
export const inFeed = 30;

/** A part of the list at its own address. */
export interface ListPage<T> {
  /** 1 is the oldest; undefined for the latest articles, at /insights. */
  number?: number;
  articles: T[];
}

/**
 * The list in pages, the latest first. Pages are counted from the oldest article, so that an address keeps its articles
 * when new ones are written; the latest page has between one and two times as many.
 */
export function inPages<T>(newestFirst: readonly T[], size = perPage): ListPage<T>[] {
  const older = Math.max(0, Math.floor(newestFirst.length / size) - 1);
  const latest = newestFirst.length - older * size;
  const pages = Array.from({ length: older }, (_, index) => {
    const start = latest + index * size;
    return { number: older - index, articles: newestFirst.slice(start, start + size) };
  });
  return [{ articles: newestFirst.slice(0, latest) }, ...pages];
}

/** Where a page of the list is. */
export const pageHref = ({ number }: Pick<ListPage<unknown>, 'number'>): string =>
  number === undefined ? '/insights' : `/insights/page/${number}`;
