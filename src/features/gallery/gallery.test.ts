import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryOfFile,
  clampPage,
  galleryCategories,
  galleryPageSize,
  isShown,
  itemsOnPage,
  pageCount,
  toCategory,
} from './gallery.ts';

describe('categoryOfFile', () => {
  it.each([
    ['frame-walnut.jpg', 'handcrafted-frames'],
    ['my-frame-video.jpg', 'handcrafted-frames'],
    ['statue-crane.jpg', 'handicrafted-statue'],
    ['Statue1.jpg', 'handicrafted-statue'],
    ['video-drone.jpg', 'videography'],
    ['c3.jpg', 'videography'],
    ['c6-night.jpg', 'videography'],
    ['audio-vinyl.jpg', 'audio'],
    ['framed-hills.jpg', 'images'],
    ['kigali-hills.jpg', 'images'],
  ])('%s is %s', (file, category) => {
    expect(categoryOfFile(file)).toBe(category);
  });
});

describe('toCategory', () => {
  it('keeps what is known and takes the rest for images', () => {
    expect(galleryCategories.map(toCategory)).toEqual([...galleryCategories]);
    expect(['', 'frames', 'Audio', 'all'].map(toCategory)).toEqual(['images', 'images', 'images', 'images']);
  });
});

describe('isShown', () => {
  it('leaves out every title with "logo" in it', () => {
    const titles = ['Vinyl', 'Our Logo', 'LOGOTYPE', 'Catalogo', 'Oak frame'];
    expect(titles.filter((title) => isShown({ title }))).toEqual(['Vinyl', 'Oak frame']);
  });
});

describe('pages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [26, 3],
  ])('%i pictures need %i pages', (count, pages) => {
    expect(pageCount(count)).toBe(pages);
  });

  it.each([
    [0, 26, 1],
    [-4, 26, 1],
    [2, 26, 2],
    [99, 26, 3],
    [2, 5, 1],
    [Number.NaN, 26, 1],
  ])('page %d of %i pictures is page %i', (page, count, clamped) => {
    expect(clampPage(page, count)).toBe(clamped);
  });

  it('shows every picture on exactly one page, nine at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), (items) => {
        const pages = Array.from({ length: pageCount(items.length) }, (_, page) =>
          itemsOnPage(items, page + 1),
        );
        expect(pages.flat()).toEqual(items);
        expect(pages.every((page) => page.length <= galleryPageSize)).toBe(true);
      }),
    );
  });
});
