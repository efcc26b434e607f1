import type { Insight } from './insight.ts';

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
