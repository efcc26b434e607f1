import type { Addresses } from './addresses.ts';
import type { Mistake } from './mistake.ts';
import { mistakeAt, type Written } from './written.ts';

/** Values that are an address on this site, and lead nowhere. What a `#` points at is known once the site is built. */
export function deadLinksIn(written: Written, addresses: Addresses): Mistake[] {
  return written.values.flatMap(({ keys, value }) => {
    const advice =
      typeof value === 'string' && /^\/\S*$/.test(value) ? linkAdvice(value, addresses) : undefined;
    return advice === undefined ? [] : mistakeAt(written, keys, advice);
  });
}

/** What to write instead of an address on this site; undefined when it answers. */
export function linkAdvice(link: string, addresses: Addresses): string | undefined {
  const [target = ''] = link.split(/[?#]/);
  if (addresses.has(target)) return undefined;
  return `There is no such page. Did you mean ${addresses.closest(target)}?`;
}
