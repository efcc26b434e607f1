import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import gallery from '#content/gallery.json' with { type: 'json' };
import { filterLabel, galleryFilters } from '#src/domain/gallery/gallery.ts';
import { baseGallery, publicGallery } from '#src/domain/gallery/gallery-item.ts';
import { galleryPageSize, pageHref } from '#src/domain/gallery/wall-pages.ts';
import { builtFile, builtPage, wordsOf } from './built-page.ts';

const pictures = baseGallery(gallery);

const linkNamed = (page: HTMLElement, name: string) =>
  page.querySelectorAll('#pictures nav a').find((link) => wordsOf(link) === name);

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

  test('the gallery pages show each picture of a kind once, in order, at most nine a page', () => {
    const expected = published.filter(({ category }) => filter === 'all' || category === filter);
    expect(pages.flatMap(({ page }) => idsOn(page))).toEqual(expected.map(({ id }) => id));
    for (const { page } of pages) expect(idsOn(page).length).toBeLessThanOrEqual(galleryPageSize);
  });

  test('the gallery pages of a kind link to every kind and mark their own as current', () => {
    for (const { page } of pages) {
      const chosen = page.querySelectorAll('.chips [aria-current]').map(wordsOf);
      expect(chosen).toEqual([filterLabel(filter)]);
      for (const other of galleryFilters)
        expect(linkNamed(page, filterLabel(other))?.getAttribute('href')).toBe(
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

test('pictures.json lists every picture of the base, so that any page can show it', () => {
  const files = JSON.parse(readFileSync(builtFile('gallery/pictures.json'), 'utf8'));
  for (const { fields } of pictures) expect(files).toHaveProperty([String(fields.picture), 'avif']);
});
