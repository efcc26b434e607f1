import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GalleryFilter, galleryCategories, galleryFilters } from './gallery.ts';
import { galleryPageSize, pageHref, picturesOf, readPart, shownNumbers, wallPages } from './wall-pages.ts';

const category = fc.constantFrom(...galleryCategories);
const pictures = fc.array(fc.record({ category }), { maxLength: 60 });
const images = (count: number) => Array.from({ length: count }, () => ({ category: 'images' as const }));

describe('gallery pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [26, 3],
  ])('%i pictures need %i pages', (count, pages) => {
    expect(wallPages(images(count), 'all')).toHaveLength(pages);
    expect(wallPages(images(count), 'audio')).toHaveLength(1);
  });

  it('every picture of a filter is on exactly one page, with nine a page at most', () => {
    fc.assert(
      fc.property(pictures, fc.constantFrom(...galleryFilters), (items, filter) => {
        const pages = wallPages(items, filter).map((page) => picturesOf(items, page));
        expect(pages.flat()).toEqual(items.filter((item) => filter === 'all' || item.category === filter));
        expect(pages.every((page) => page.length <= galleryPageSize)).toBe(true);
      }),
    );
  });

  it('pictures keep their page’s address when others are added after them', () => {
    fc.assert(
      fc.property(pictures, pictures, fc.constantFrom(...galleryFilters), (items, more, filter) => {
        const later = [...items, ...more];
        for (const page of wallPages(items, filter).slice(0, -1)) {
          const then = wallPages(later, filter).find((one) => pageHref(one) === pageHref(page));
          expect(then && picturesOf(later, then)).toEqual(picturesOf(items, page));
        }
      }),
    );
  });

  it('pictures added after the build are shown on the last page', () => {
    const last = wallPages(images(26), 'all').at(-1);
    expect(last && picturesOf(images(30), last)).toHaveLength(12);
  });
});

it.each([
  [{}, { filter: 'all', from: 0 }],
  [
    { filter: 'audio', from: '9', to: '18' },
    { filter: 'audio', from: 9, to: 18 },
  ],
  [
    { filter: 'nonsense', from: '-3', to: 'two' },
    { filter: 'all', from: 0 },
  ],
  [
    { from: '1e3', to: '2.5' },
    { filter: 'all', from: 0 },
  ],
])('the query %j is read as the part %j', (written, part) => {
  expect(readPart(written)).toEqual(part);
});

it.each<[GalleryFilter, number, string]>([
  ['all', 1, '/gallery'],
  ['all', 2, '/gallery/page/2'],
  ['audio', 1, '/gallery/audio'],
  ['handcrafted-frames', 3, '/gallery/handcrafted-frames/page/3'],
])('the filter %s has its page %i at %s', (filter, number, href) => {
  expect(pageHref({ filter, number })).toBe(href);
});

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, undefined, 5]],
  [1, 4, [1, 2, 3, 4]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 112, [1, 2, undefined, 112]],
  [56, 112, [1, undefined, 55, 56, 57, undefined, 112]],
  [112, 112, [1, undefined, 111, 112]],
])('page %i of %i links to the pages %j', (number, pages, numbers) => {
  expect(shownNumbers({ number, pages })).toEqual(numbers);
});
