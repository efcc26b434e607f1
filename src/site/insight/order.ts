import type { Insight } from '#src/domain/insight/insight.ts';

type Dated = Pick<Insight, 'date' | 'slug'>;

/** Sorts newest first, then by slug, so that every build has the same order. */
export function newestFirst<T extends { data: Dated }>(insights: readonly T[]): T[] {
  return insights.toSorted(
    (a, b) => b.data.date.localeCompare(a.data.date) || a.data.slug.localeCompare(b.data.slug),
  );
}

export function neighbours<T>(list: readonly T[], position: number): { newer?: T; older?: T } {
  const newer = position > 0 ? list[position - 1] : undefined;
  const older = list[position + 1];
  return { ...(newer !== undefined && { newer }), ...(older !== undefined && { older }) };
}

/** Articles per list page, and the maximum in the feed. */
const perPage = 20;
export const inFeed = 30;

export interface ListPage<T> {
  /** 1 is the oldest; undefined for the latest articles, at /insights. */
  number?: number;
  articles: T[];
}

/**
 * Splits the list, latest page first. Pages are counted from the oldest, so that URLs keep their
 * articles; the latest page has one to two times `size`.
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

export const pageHref = ({ number }: Pick<ListPage<unknown>, 'number'>): string =>
  number === undefined ? '/insights' : `/insights/page/${number}`;
