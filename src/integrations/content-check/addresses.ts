import { globSync } from 'node:fs';
import path from 'node:path';
import { galleryCategories } from '#src/domain/gallery/gallery.ts';
import { pageHref } from '#src/domain/gallery/wall-pages.ts';
import { closestTo } from '#src/lib/closest.ts';
import { namedLanguages } from '#src/lib/words/languages.ts';
import type { Mistake } from './mistake.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

export type LinkAdvice = (address: string) => string | undefined;

interface Entry {
  file: string;
  value: unknown;
}

/** Page address of an entry, by the folder of its file. */
const pageOf: Record<string, (name: string, value: unknown) => string> = {
  insights: (name, value) => `/insights/${String(valueAt(value, ['slug']) ?? name)}`,
  internships: (name) => `/internships/${name}`,
  occasions: (name) => `/${name}`,
  policies: (name) => `/${name}`,
  services: (name) => `/services/${name}`,
};

/** Checks addresses without building the site. Fragments can only be checked after the build. */
export function linkAdviceFor(root: string, content: readonly Entry[]): LinkAdvice {
  const pages = pagesOf(root, content);
  const all = new Set([...pages, ...filesOf(root)]);
  return (address) => {
    const [target = ''] = address.split(/[?#]/);
    return all.has(target) ? undefined : `There is no such page. Did you mean ${closestTo(target, pages)}?`;
  };
}

export function pagesOf(root: string, content: readonly Entry[]): string[] {
  return [
    ...globSync('**/*.{astro,ts}', { cwd: path.join(root, 'src/pages') })
      .filter((page) => !page.includes('['))
      .map((page) => `/${page.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '')}`),
    ...content.flatMap(({ file, value }) => {
      const [, folder = ''] = file.split('/');
      return pageOf[folder]?.(path.posix.basename(file, '.mdx'), value) ?? [];
    }),
    ...galleryCategories.map((filter) => pageHref({ filter, number: 1 })),
  ];
}

/** `index` is the home page, all below /dev is closed on the deployed site, and /fr is in French. */
const reserved = ['index', 'dev', ...namedLanguages];

/** Finds occasions at the address of another page: only one of the two would be built. */
export function takenAddresses(root: string, content: readonly Entry[]): Mistake[] {
  const pages = pagesOf(root, content);
  return content
    .filter(({ file }) => file.startsWith('content/occasions/'))
    .flatMap(({ file }) => {
      const name = path.posix.basename(file, '.mdx');
      const taken =
        reserved.some((other) => other === name) || pages.filter((page) => page === `/${name}`).length > 1;
      if (!taken) return [];
      const sentence = `found "${name}"; the site has a page at /${name} already: choose another name.`;
      return { file, line: 1, key: '(its name)', sentence };
    });
}

export function filesOf(root: string): string[] {
  return globSync('**/*.*', { cwd: path.join(root, 'public') }).map((file) => `/${file}`);
}

export function deadLinksIn(written: Written, adviceFor: LinkAdvice): Mistake[] {
  return written.values.flatMap(({ keys, value }) => {
    const advice = typeof value === 'string' && /^\/\S*$/.test(value) ? adviceFor(value) : undefined;
    return advice === undefined ? [] : mistakeAt(written, keys, advice);
  });
}
