import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import gallery from '#content/gallery.json' with { type: 'json' };
import { galleryCategories, galleryFilters } from '#src/domain/gallery/gallery.ts';
import { baseGallery, pictureId, publicGallery } from '#src/domain/gallery/gallery-item.ts';
import { galleryPageSize, pageHref } from '#src/domain/gallery/wall-pages.ts';
import { en as kinds } from '#src/domain/gallery/words/en.ts';
import { builtFile, builtPage, wordsOf } from './built-page.ts';

const pictures = baseGallery(gallery);

const linkNamed = (page: HTMLElement, name: string) =>
  page.querySelectorAll('[data-gallery] nav a').find((link) => wordsOf(link) === name);

function walk(first: string): { route: string; page: HTMLElement }[] {
  const page = builtPage(first);
  const [next] = linkNamed(page, 'Next')?.getAttribute('href')?.split('#') ?? [];
  return [{ route: first, page }, ...(next ? walk(next) : [])];
}

const idsOn = (page: HTMLElement) =>
  page.querySelectorAll('[data-entry]').map((piece) => piece.getAttribute('data-entry'));

const published = publicGallery(pictures);

describe.each(galleryFilters)('gallery kind %s', (filter) => {
  const pages = walk(pageHref({ filter, number: 1 }));

  test('the gallery pages show each picture of a kind once, in order', () => {
    const expected = published.filter(({ category }) => filter === 'all' || category === filter);
    expect(pages.flatMap(({ page }) => idsOn(page))).toEqual(expected.map(({ id }) => id));
  });

  test('the gallery pages of a kind link to every kind and mark their own as current', () => {
    for (const { page } of pages) {
      const chosen = page.querySelectorAll('.chips [aria-current]').map(wordsOf);
      expect(chosen).toEqual([kinds[filter]]);
      for (const other of galleryFilters)
        expect(linkNamed(page, kinds[other])?.getAttribute('href')).toBe(
          pageHref({ filter: other, number: 1 }),
        );
    }
  });

  test('each gallery page has its own title and is in the sitemap', () => {
    const sitemap = readFileSync(builtFile('sitemap-0.xml'), 'utf8');
    const titles = pages.map(({ page }) => page.querySelector('title')?.textContent);
    expect(new Set(titles).size).toBe(pages.length);
    for (const { route, page } of pages) {
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect(canonical).toMatch(new RegExp(`${route}$`));
      expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    }
  });
});

test('a page of a category has nine pictures at most', () => {
  for (const filter of galleryCategories)
    for (const { page } of walk(pageHref({ filter, number: 1 })))
      expect(idsOn(page).length).toBeLessThanOrEqual(galleryPageSize);
});

test('the gallery shows each series with its title, place, year and pictures', () => {
  const sections = builtPage('/gallery').querySelectorAll('.series');
  expect(sections).toHaveLength(gallery.series.length);
  for (const [index, { title, place, year, link, items }] of gallery.series.entries()) {
    const section = sections[index] as HTMLElement;
    expect(wordsOf(section.querySelector('h2'))).toBe(title);
    expect(wordsOf(section.querySelector('header p'))).toBe(`Study · ${place} · ${year}`);
    expect(section.querySelector('header a')?.getAttribute('href')).toBe(link.href);
    expect(idsOn(section)).toEqual(items.map(({ file }) => pictureId(file)));
  }
});

test('frames and statues are in the shop row of the gallery, with their links to IruMart', () => {
  const row = builtPage('/gallery').querySelector('[data-list="shop"]') as HTMLElement;
  expect(idsOn(row)).toEqual(gallery.shop.items.map(({ file }) => pictureId(file)));
  const links = gallery.shop.items.flatMap(({ externalLink }) => externalLink ?? []);
  const shown = row.querySelectorAll('[data-shop][href]').map((link) => link.getAttribute('href'));
  expect(shown).toEqual(links);
});

test('only the pages of images offer the photography packages', () => {
  for (const filter of galleryFilters)
    for (const { page } of walk(pageHref({ filter, number: 1 })))
      expect(page.querySelectorAll('#packages')).toHaveLength(filter === 'images' ? 1 : 0);
});

test('pictures.json lists every picture of the base, so that any page can show it', () => {
  const files = JSON.parse(readFileSync(builtFile('gallery/pictures.json'), 'utf8'));
  for (const { fields } of pictures) expect(files).toHaveProperty([String(fields.picture), 'avif']);
});
