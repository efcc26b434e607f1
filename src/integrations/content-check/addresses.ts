import { globSync } from 'node:fs';
import path from 'node:path';
import { galleryCategories } from '#src/features/gallery/gallery.ts';
import { pageHref } from '#src/features/gallery/wall-pages.ts';
import { closestTo } from '../closest.ts';
import { valueAt } from './written.ts';

/** What answers on the site: its pages, and its files. */
export interface Addresses {
  has: (address: string) => boolean;
  /** What someone may have meant who wrote another. */
  closest: (address: string) => string | undefined;
}

/** A file of content/ with what it holds; undefined when it cannot be read. */
interface Entry {
  file: string;
  value: unknown;
}

/** Where the page of an entry is, by the folder of its file. */
const pageOf: Record<string, (name: string, value: unknown) => string> = {
  insights: (name, value) => `/insights/${String(valueAt(value, ['slug']) ?? name)}`,
  internships: (name) => `/internships/${name}`,
  policies: (name) => `/${name}`,
  services: (name) => `/services/${name}`,
};

/** All addresses of the site, without building it. */
export function addressesOf(root: string, content: readonly Entry[]): Addresses {
  const pages = pagesOf(root, content);
  const all = new Set([...pages, ...filesOf(root)]);
  return { has: (address) => all.has(address), closest: (address) => closestTo(address, pages) };
}

/** The addresses of all pages, as git has them. */
export function pagesOf(root: string, content: readonly Entry[]): string[] {
  return [
    ...globSync('**/*.{astro,ts}', { cwd: path.join(root, 'src/pages') })
      .filter((page) => !page.includes('['))
      .map((page) => `/${page.replace(/\.(?:astro|ts)$/, '').replace(/(?:^|\/)index$/, '')}`),
    ...content.flatMap(entryPage),
    ...galleryCategories.map((filter) => pageHref({ filter, number: 1 })),
  ];
}

/** The addresses of all files that are served as they are. */
export function filesOf(root: string): string[] {
  return globSync('**/*.*', { cwd: path.join(root, 'public') }).map((file) => `/${file}`);
}

function entryPage({ file, value }: Entry): string[] {
  const [, folder = ''] = file.split('/');
  const address = pageOf[folder]?.(path.posix.basename(file, '.mdx'), value);
  return address === undefined ? [] : [address];
}
