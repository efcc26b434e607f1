import json from '#content/navigation.json' with { type: 'json' };
import { contentIn } from '#src/domain/studio/content-in.ts';
import type { Navigation, NavigationEntry } from '#src/domain/studio/navigation.ts';
import { barePath, type Language } from '#src/lib/words/languages.ts';

export function navigationIn(language: Language): Navigation {
  return contentIn(language, 'navigation.json', json as Navigation);
}

/** True when `href` is the page at `path`, or the section that the page belongs to. */
export function isCurrent(href: string, path: string): boolean {
  const page = barePath(path.replace(/\.html$/, '').replace(/\/$/, '') || '/');
  return href === page || (href !== '/' && page.startsWith(`${href}/`));
}

/** True when the page at `path` is in the section of an entry, or one of its pages. */
export function isCurrentSection({ href, items = [] }: NavigationEntry, path: string): boolean {
  return isCurrent(href, path) || items.some((item) => item.href === barePath(path));
}
